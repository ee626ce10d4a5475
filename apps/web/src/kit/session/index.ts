export { noteActivity } from './activity.ts'
export {
  enterSession,
  moveSession,
  onForget,
  renewSession,
  resolveSession,
  sessionState,
  signOut,
  subscribeSession,
  type SessionState,
} from './session.ts'
export { useSession } from './use-session.ts'
