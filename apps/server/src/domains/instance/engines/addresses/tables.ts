import type { AddressCapability } from '@vireo/contracts/engines'
import type { WorkspaceId } from '@vireo/contracts/kit'

/** A server that does something for the instance, or for one workspace. */
export type AddressEngineRow = {
  readonly id: string
  /** Null for what the whole instance uses. */
  readonly workspace_id: WorkspaceId | null
  readonly name: string
  /** Without a slash at its end. */
  readonly address: string
  readonly sealed_key: string | null
  readonly key_last4: string | null
  readonly capabilities: readonly AddressCapability[]
  readonly model: string
  readonly voices: readonly string[]
  /** BCP 47, the main one first. */
  readonly languages: readonly string[]
  readonly timeout_ms: number
  readonly concurrency: number
  readonly next_engine_id: string | null
  readonly created_by: string
  readonly created_at: Date
  readonly updated_at: Date
}
