export { findFirstProof, holdEndedClaim, listEndedClaims, listUsersByEmail } from './address-store.ts'
export { locationOf } from './location-of.ts'
export { proveAddress } from './prove-address.ts'
