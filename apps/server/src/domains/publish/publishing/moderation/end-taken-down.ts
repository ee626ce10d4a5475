import { writeAudit } from '#kernel/audit.ts'
import { noClient } from '#kernel/client.ts'
import { system, type TransactionContext } from '#kernel/context.ts'
import type { TakenDown } from '#sharing'
import { listWorksHeardWith } from '../editions/edition-store.ts'
import { endOpenEditions } from '../editions/withdraw-work.ts'
import { holdWork } from '../works/work-store.ts'

/**
 * Ends what everybody hears of works with a recording that whoever runs the instance took out of public view, and what is being
 * made of them. Without it, or once it is restored, they can be released again.
 */
export async function endWorksWith(ctx: TransactionContext, { workspaceId, historyItemId }: TakenDown): Promise<void> {
  const inside = { ...ctx, actor: system, client: noClient, workspaceId }
  for (const id of await listWorksHeardWith(inside, historyItemId)) {
    // Whoever releases it at this moment comes before or after: what is open is looked for behind them.
    const work = await holdWork(inside, id)
    if (!work || !(await endOpenEditions(inside, id))) continue
    await writeAudit(inside, {
      action: 'publishing.taken-down',
      workspaceId,
      target: { kind: 'published-work', id },
      details: { name: work.title },
    })
  }
}
