import type { Input } from '@vireo/contracts/kit'
import type { LedgerMove, LedgerMoves, productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { listMoves as listMovesOf, type NamedMove } from '../ledger/named-move-store.ts'

export type MovePage = { readonly moves: readonly NamedMove[]; readonly hasMore: boolean }

/** Lists what the ledger booked, newest first, for whoever runs the instance. Throws `operator_only`. */
export async function listMoves(
  ctx: With<'settings'>,
  { cursor, page_size: size }: Input<typeof productionsEndpoints.listMoves>,
): Promise<MovePage> {
  await requireOperator(ctx)
  const moves = await listMovesOf(ctx, { after: cursor, limit: size + 1 })
  return { moves: moves.slice(0, size), hasMore: moves.length > size }
}

/** Presents a page of them. */
export function presentMoves({ moves, hasMore }: MovePage): LedgerMoves {
  return {
    moves: moves.map(presentMove),
    has_more: hasMore,
    next_cursor: hasMore ? (moves.at(-1)?.id ?? null) : null,
  }
}

function presentMove({ id, amount_minor: amount, created_at: at, ...move }: NamedMove): LedgerMove {
  return { ...move, move_id: id, amount_cents: amount, created_at: at.toISOString() }
}
