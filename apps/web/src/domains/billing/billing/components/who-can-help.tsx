import { useQuery } from '@tanstack/react-query'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { contractQuery } from '#kit/api/index.ts'
import { currentLocale } from '#kit/language/index.ts'
import { billingWords } from '../words.ts'
import { Notice } from './notice.tsx'

/** Says who may change what the workspace pays, to those who may not. */
export function WhoCanHelp() {
  const names = useAdminNames()
  const words = billingWords.notices
  return <Notice>{names === undefined ? words.notAdmin : words.askAdmins(names)}</Notice>
}

/** Names the admins of the workspace in a sentence; nothing until they are known. */
export function AdminNames() {
  const names = useAdminNames()
  return names === undefined ? null : <p>{billingWords.notices.admins(names)}</p>
}

function useAdminNames(): string | undefined {
  const { data } = useQuery(contractQuery(workspacesEndpoints.listMembers, {}))
  const admins = (data ?? []).filter((member) => member.seat_type === 'workspace_admin' && !member.is_locked)
  const names = admins.map(({ first_name: name, email }) => (name ? `${name} (${email})` : email))
  if (names.length === 0) return undefined
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(names)
}
