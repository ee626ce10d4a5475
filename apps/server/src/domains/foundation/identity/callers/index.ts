export { createAuthenticators } from './create-authenticators.ts'
export { forgetCredential } from './forget-credential.ts'
export { assertStillHolds } from './still-holds.ts'
