export { noteActivity } from './activity.ts'
export {
  enterSession,
  moveSession,
  onForget,
  renewSession,
  resolveSession,
  sessionState,
  signOut,
  signOutEvent,
  subscribeSession,
  unconfirmedKey,
  type SessionState,
} from './session.ts'
export { useSession } from './use-session.ts'
