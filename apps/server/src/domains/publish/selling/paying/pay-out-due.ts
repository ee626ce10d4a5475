import type { WorkspaceId } from '@vireo/contracts/kit'
import { sellingLimits } from '@vireo/contracts/selling'
import { findPayoutAccountOf } from '#billing'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { pageByPage } from '#kernel/database/page-by-page.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'
import { insertEntry, listPayable, sumPayable } from '../ledger/entry-store.ts'
import type { TransferRow } from '../tables.ts'
import { isPayable } from './is-payable.ts'
import { sendTransferJob } from './send-transfer-job.ts'
import { insertTransfer, listLate, lockEarnings } from './transfer-store.ts'

const pageSize = 100
const lateMs = 24 * 3_600_000

/** Pays everybody what they can be paid; those without an account that can be paid to keep it. */
export async function payOutDue(ctx: With<'payouts'>): Promise<void> {
  const { payouts } = ctx.ports
  if (!payouts) return
  const before = new Date(ctx.now().getTime() - lateMs)
  const late = (after: string, limit: number) => listLate(ctx, payouts.name, { before, after, limit })
  for await (const transferId of pageByPage(late, pageSize)) await enqueueTransfer(ctx, transferId)
  const { payoutMinMinor: minMinor } = sellingLimits
  const payable = (after: string, limit: number) => listPayable(ctx, { after, minMinor, limit })
  for await (const workspaceId of pageByPage(payable, pageSize)) await payOut(ctx, payouts, workspaceId)
}

/** Pays a workspace what it can be paid. */
async function payOut(ctx: With<'payouts'>, payouts: PayoutsProvider, workspaceId: WorkspaceId): Promise<void> {
  const account = await findPayoutAccountOf(ctx, workspaceId)
  if (account?.provider !== payouts.name) return
  const isReady = await payouts.readAccount(ctx, account.account_ref).then(
    ({ payoutsEnabled }) => payoutsEnabled,
    (error: unknown) => {
      // One account that cannot be asked about keeps nobody else from being paid.
      ctx.log.warn({ err: error, workspaceId }, 'a payout account could not be read')
      return false
    },
  )
  if (isReady) await beginTransfers(ctx, workspaceId, { provider: payouts.name, account_ref: account.account_ref })
}

type Account = Pick<TransferRow, 'provider' | 'account_ref'>

/** Takes what is paid off the ledger in the transaction that begins to send it: nothing is sent twice. */
function beginTransfers(ctx: With<'payouts'>, workspaceId: WorkspaceId, account: Account): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockEarnings(ctx, workspaceId)
    for (const { currency, payable } of await sumPayable(ctx, workspaceId)) {
      if (!isPayable(payable)) continue
      const [id, now] = [ctx.newId('sellingTransfer'), ctx.now()]
      const common = { workspace_id: workspaceId, currency, created_at: now }
      await insertTransfer(ctx, { ...common, ...account, id, amount_minor: payable, state: 'sending', ended_at: null })
      const line = { ...common, id: ctx.newId('sellingEntry'), sale_id: null, transfer_id: id }
      await insertEntry(ctx, { ...line, kind: 'payout', amount_minor: -payable, payable_at: now })
      await enqueueTransfer(ctx, id)
      await writeAudit(ctx, {
        action: 'selling.paid-out',
        workspaceId,
        target: { kind: 'payout', id },
        details: { amount: payable, currency },
      })
    }
  })
}

function enqueueTransfer(ctx: Context, transferId: string) {
  return enqueue(ctx, sendTransferJob, { transferId }, { dedupeKey: `selling.transfer:${transferId}` })
}
