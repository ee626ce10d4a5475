import { useQuery } from '@tanstack/react-query'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { contractQuery } from '#kit/api/index.ts'
import { billingWords } from '../words.ts'
import { Notice } from './notice.tsx'

/** Who may change what the workspace pays, for those who may not. */
export function WhoCanHelp() {
  const { data } = useQuery(contractQuery(workspacesEndpoints.listMembers, {}))
  const admins = (data ?? []).filter((member) => member.seat_type === 'workspace_admin' && !member.is_locked)
  const names = admins.map(({ first_name: name, email }) => (name ? `${name} (${email})` : email))
  const words = billingWords.notices
  return <Notice>{names.length > 0 ? words.askAdmins(names.join(', ')) : words.notAdmin}</Notice>
}
