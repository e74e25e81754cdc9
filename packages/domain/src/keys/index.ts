export { isAddressRange } from './address-range';
export { hashKey, isWellFormedKey } from './api-key';
export { type CreatedKey, createKey, disableKey, rotateKey } from './create-key';
export { findKey, findKeyRecord, type KeyRecord, keyHashesOf, type KeySummary, listKeys } from './key-record';
