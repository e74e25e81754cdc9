export { encrypt, decrypt } from './encryption';
export { newSigningSecret, serviceSignature, standardSignature } from './signing-secret';
