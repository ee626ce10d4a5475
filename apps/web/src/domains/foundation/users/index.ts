export { AccountFacts } from './components/account-facts.tsx'
export { NamesForm } from './components/names-form.tsx'
export {
  subscriptionQuery,
  useEditMetadata,
  useStoredUser,
  useSubscription,
  useUpdateUser,
  useUser,
} from './queries.ts'
export { profileWords } from './words.ts'
