import type { StorageWriter } from '#ports/storage.ts'
import type { Delivery } from './planning/plan-request.ts'

/** What a recording in the making starts from: how it is delivered, and where it is kept. */
export type GenerationParts = {
  readonly delivery: Delivery
  readonly historyItemId: string
  readonly storageKey: string
  readonly writer: StorageWriter
}
