import type { Task } from '@vireo/contracts/productions'
import { Badge } from '@vireo/ui'

import { taskWords } from './words.ts'

const tones = {
  unclaimed: 'neutral',
  claimed: 'accent',
  submitted: 'neutral',
  in_review: 'neutral',
  changes_requested: 'warning',
  approved: 'success',
  revoked: 'neutral',
  expired: 'danger',
} as const

/** Says how far a task is. */
export function TaskState({ task: { state } }: { readonly task: Task }) {
  return <Badge tone={tones[state]}>{taskWords.states[state]}</Badge>
}

/** Says what is urgent. */
export function Urgency({ task: { priority } }: { readonly task: Task }) {
  return priority === 'high' ? <Badge tone="warning">{taskWords.urgent}</Badge> : null
}
