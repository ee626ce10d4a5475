import { EmptyState } from '@vireo/ui'
import { LockKeyhole } from 'lucide-react'

import { nameOf } from './names.ts'
import { useMembers } from './queries.ts'
import { peopleWords } from './words.ts'

/** Says that something is for admins, and who they are. */
export function AskAdmins() {
  return (
    <EmptyState icon={<LockKeyhole size={28} />} title={peopleWords.notAllowed}>
      <AdminsHint />
    </EmptyState>
  )
}

/** Names the admins; `isSaid` where something else says already that it takes one. */
export function AdminsHint({ isSaid = false }: { readonly isSaid?: boolean }) {
  const { data: members } = useMembers()
  const admins = members?.filter(({ seat_type: seat, is_locked: isLocked }) => seat === 'workspace_admin' && !isLocked)
  const names = admins?.slice(0, 3).map((admin) => `${nameOf(admin)} (${admin.email})`)
  if (!names?.length) return isSaid ? null : <p>{peopleWords.askNobody}</p>
  return <p>{(isSaid ? peopleWords.askThem : peopleWords.ask)(names.join(', '))}</p>
}
