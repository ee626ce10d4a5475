import type { ApiKeyId, UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'

export type CreditAccountRow = {
  readonly workspace_id: WorkspaceId
  readonly tier: Tier
  /** Version in the catalogue: what was bought keeps its allowances when the plan changes. */
  readonly plan_version: number
  /** Whether spending is blocked because something is owed. */
  readonly is_blocked: boolean
  readonly anchored_at: Date
  readonly period_starts_at: Date
  readonly period_ends_at: Date
  readonly plan_credits: number
  readonly granted_credits: number
  /** Overage that may be used; null for no bound. */
  readonly extension_credits: number | null
  readonly used_credits: number
  /** The month that begins then is not paid yet; null where nobody pays. */
  readonly paid_until: Date | null
  /** Credits spent when the unspent rest was quoted, for a change that gives money back. */
  readonly used_at_quote: number | null
  /** Spent credits whose money was given back; the plan's credits make up for them. */
  readonly owed_credits: number
}

export type EntryKind = 'open' | 'reserve' | 'settle' | 'release' | 'grant' | 'plan' | 'reset'

export type CreditEntryRow = {
  readonly id: number
  readonly workspace_id: WorkspaceId
  readonly kind: EntryKind
  /** What the entry adds to the credits left; negative for credits spent. */
  readonly credits: number
  readonly count_from: number
  readonly count_to: number
  readonly reservation_id: string | null
  readonly user_id: UserId
  readonly api_key_id: ApiKeyId | null
  readonly reason: string
  readonly created_at: Date
  /** Of a settlement: what was made with it. */
  readonly request_id: string | null
  readonly model_id: string | null
  readonly voice_id: VoiceId | null
  readonly characters: number | null
  readonly duration_ms: number | null
}
