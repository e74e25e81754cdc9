export { seal, unseal } from './sealed';
export { newSigningSecret, serviceSignature, standardSignature } from './signing-secret';
