import type { UserId } from '@vireo/contracts/kit'
import type { MessageSeverity } from '@vireo/contracts/notifications'

export type MessageRow = {
  readonly id: string
  readonly user_id: UserId
  readonly severity: MessageSeverity
  readonly title: string
  readonly description: string
  readonly needs_attention: boolean
  readonly created_at: Date
  readonly read_at: Date | null
}
