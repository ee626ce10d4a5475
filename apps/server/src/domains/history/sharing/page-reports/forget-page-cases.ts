import type { TransactionContext } from '#kernel/context.ts'
import type { ReportedPageKind } from './hooks.ts'
import { removeCasesOf } from './page-case-store.ts'

/** Forgets what was reported about a page, in the transaction in which it goes. */
export function forgetPageCases(ctx: TransactionContext, kind: ReportedPageKind, id: string): Promise<void> {
  return removeCasesOf(ctx, kind, id)
}
