import { Button } from '@vireo/ui'
import { UserPlus } from 'lucide-react'

import { inviteWords } from './words.ts'

/** Leads to an invitation; where no seat is left, to why and what helps. */
export function InviteButton({ onInvite }: { readonly onInvite: () => void }) {
  return (
    <Button variant="primary" icon={<UserPlus aria-hidden size={16} />} onClick={onInvite}>
      {inviteWords.title}
    </Button>
  )
}
