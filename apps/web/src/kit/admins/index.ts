export { AdminsHint, AskAdminsButton } from './later-ask-admins.tsx'
