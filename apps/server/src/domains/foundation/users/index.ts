export { agreeToUpdates } from './agree-to-updates.ts'
export { appointAdmin } from './operators/appoint-admin.ts'
export { appointFirst } from './operators/appoint-first.ts'
export { hasPeople } from './operators/first-user-store.ts'
export {
  factorsOf,
  forgetPerson,
  onboardingOf,
  profileHandleOf,
  publisherIdOf,
  referralCodeOf,
  seatOf,
  subscriptionDocumentOf,
  subscriptionOf,
} from './hooks.ts'
export { languageFor } from './language-for.ts'
export { registerMachine } from './register-machine.ts'
export { renameMachine } from './rename-machine.ts'
export { registerUser } from './register-user.ts'
export { removeUser } from './remove-user.ts'
export { setProbation } from './operators/set-probation.ts'
export { showApiKeyPreview } from './show-api-key-preview.ts'
export type { UserRow } from './tables.ts'
export { listUpdateReaders, type UpdateReader } from './update-reader-store.ts'
export { findUser, findUserByEmail } from './user-store.ts'
