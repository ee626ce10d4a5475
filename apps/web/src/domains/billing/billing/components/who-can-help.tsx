import { AdminsHint, AskAdminsButton } from '#kit/admins/index.ts'
import { billingWords } from '../words.ts'
import { Notice } from './notice.tsx'

/** Says who may change what the workspace pays, to those who may not. */
export function WhoCanHelp() {
  return (
    <Notice action={<AskAdminsButton size="sm" />}>
      <p>{billingWords.notices.notAdmin}</p>
      <AdminsHint isSaid />
    </Notice>
  )
}
