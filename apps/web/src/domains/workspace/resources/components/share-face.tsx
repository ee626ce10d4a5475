import type { ShareOption } from '@vireo/contracts/resources'
import { Avatar } from '@vireo/ui'
import { Bot, Building2, Users } from 'lucide-react'

import { nameOf } from './name-of.ts'

/** Shows who somebody is at a glance: the initials of a person, or what kind of many or machine it is. */
export function ShareFace({ whom }: { readonly whom: Pick<ShareOption, 'id' | 'name' | 'type'> }) {
  if (whom.type === 'user') return <Avatar name={nameOf(whom)} size="sm" />
  const Icon = whom.type === 'key' ? Bot : whom.id === 'default' ? Building2 : Users
  return (
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-fill text-muted"
    >
      <Icon size={16} />
    </span>
  )
}
