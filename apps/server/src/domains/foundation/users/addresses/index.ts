export { findFirstProof, holdEndedClaim, listEndedClaims, listUsersByEmail } from './address-store.ts'
export { locateCaller, locationOf } from './locate-caller.ts'
export { proveAddress } from './prove-address.ts'
