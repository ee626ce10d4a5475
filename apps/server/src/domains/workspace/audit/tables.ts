import type { ApiKeyId, WorkspaceId } from '@vireo/contracts/kit'

/** An act, with its place in the chain of its workspace. */
export type AuditLogRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly action: string
  readonly actor_kind: string
  readonly actor_id: string
  readonly api_key_id: ApiKeyId | null
  readonly session_id: string | null
  readonly target_kind: string | null
  readonly target_id: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly address: string
  readonly user_agent: string
  readonly request_id: string
  readonly created_at: Date
  readonly sequence: number
  readonly digest: string
}

export type AuditHeadRow = { readonly sequence: number; readonly digest: string }

export type AuditProblemRow = {
  readonly kind: 'changed' | 'missing' | 'unlinked'
  readonly sequence: number | null
  readonly entry_id: string | null
}
