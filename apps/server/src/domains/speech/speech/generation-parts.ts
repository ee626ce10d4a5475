import type { HistoryItemId } from '@vireo/contracts/kit'
import type { StorageWriter } from '#ports/storage.ts'
import type { Rendering } from './planning/plan-request.ts'

/** What a recording in the making starts from: its rendering, and where it is kept. */
export type GenerationParts = {
  readonly rendering: Rendering
  readonly historyItemId: HistoryItemId
  readonly storageKey: string
  readonly writer: StorageWriter
}
