import type { HistoryItemId } from '@vireo/contracts/kit'
import type { PieceReport } from '@vireo/engines'

/** One piece of a cached take. */
export type CachedPiece = { readonly report: PieceReport; readonly endBytes: number }

export type CachedTakeRow = {
  readonly history_item_id: HistoryItemId
  readonly pieces: readonly CachedPiece[]
  readonly duration_ms: number
}
