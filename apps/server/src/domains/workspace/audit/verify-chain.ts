import type { WorkspaceId } from '@vireo/contracts/kit'
import type { AuditProblem } from '@vireo/contracts/audit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { findBrokenLink, findHead, findLastLink, findLink, findUnlinkedEntry, seeOneMoment } from './chain-store.ts'
import type { AuditHeadRow } from './tables.ts'

export type Verdict = {
  readonly intact: boolean
  readonly entries: number
  readonly head: AuditHeadRow | undefined
  readonly problem?: {
    readonly kind: AuditProblem
    readonly sequence: number | null
    readonly entryId: string | null
  }
}

/**
 * Recomputes a workspace's chain from its entries and returns where it first breaks. With `known`, a link noted
 * earlier, it also detects a chain that was shortened or rewritten as a whole.
 */
export function verifyChain(ctx: Context, workspaceId: WorkspaceId, known?: AuditHeadRow): Promise<Verdict> {
  return transaction(ctx, async (ctx) => {
    await seeOneMoment(ctx)
    const head = await findHead(ctx, workspaceId)
    const verdict = { entries: head?.sequence ?? 0, head }
    const broken = (await findBrokenLink(ctx, workspaceId)) ?? (await findUnlinkedEntry(ctx, workspaceId))
    if (broken) {
      const { kind, sequence, entry_id: entryId } = broken
      return { ...verdict, intact: false, problem: { kind, sequence, entryId } }
    }
    const last = await findLastLink(ctx, workspaceId)
    if (!isSame(last, head)) return { ...verdict, intact: false, problem: cutBehind(last?.sequence ?? 0) }
    if (known && !isSame(await findLink(ctx, workspaceId, known.sequence), known))
      return { ...verdict, intact: false, problem: cutBehind(known.sequence) }
    return { ...verdict, intact: true }
  })
}

function isSame(one: AuditHeadRow | undefined, other: AuditHeadRow | undefined): boolean {
  return one?.sequence === other?.sequence && one?.digest === other?.digest
}

function cutBehind(sequence: number): NonNullable<Verdict['problem']> {
  return { kind: 'cut', sequence, entryId: null }
}
