import type { WorkspaceId } from '@vireo/contracts/kit'
import { sellingLimits } from '@vireo/contracts/selling'
import type { Currency } from '@vireo/contracts/users'
import { findPayoutAccountOf, type PayoutAccountRow } from '#billing'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'
import { insertEntry, listPayable, sumPayable } from '../ledger/entry-store.ts'
import { sendTransferJob } from './send-transfer-job.ts'
import { insertTransfer, listLate, lockEarnings } from './transfer-store.ts'

const pageSize = 100
const lateMs = 24 * 3_600_000

/** Pays everybody what they can be paid; those without an account that can be paid to keep it. */
export async function payOutDue(ctx: With<'payouts'>): Promise<{ readonly begun: number }> {
  const { payouts } = ctx.ports
  if (!payouts) return { begun: 0 }
  for (const transferId of await listLate(ctx, new Date(ctx.now().getTime() - lateMs), pageSize))
    await enqueue(ctx, sendTransferJob, { transferId }, { dedupeKey: `selling.transfer:${transferId}` })
  let begun = 0
  const { payoutMinMinor: minMinor } = sellingLimits
  for (let after: WorkspaceId | undefined = ''; after !== undefined;) {
    const workspaces = await listPayable(ctx, { after, minMinor, limit: pageSize })
    for (const workspaceId of workspaces) begun += await payOut(ctx, payouts, workspaceId)
    after = workspaces.length === pageSize ? workspaces.at(-1) : undefined
  }
  return { begun }
}

/** Pays a workspace what it can be paid; returns how many payouts that makes. */
async function payOut(ctx: With<'payouts'>, payouts: PayoutsProvider, workspaceId: WorkspaceId): Promise<number> {
  const account = await findPayoutAccountOf(ctx, workspaceId)
  if (account?.provider !== payouts.name) return 0
  const isReady = await payouts.readAccount(ctx, account.account_ref).then(
    ({ payoutsEnabled }) => payoutsEnabled,
    (error: unknown) => {
      // One account that cannot be asked about keeps nobody else from being paid.
      ctx.log.warn({ err: error, workspaceId }, 'a payout account could not be read')
      return false
    },
  )
  return isReady ? beginTransfers(ctx, workspaceId, { ...account, provider: payouts.name }) : 0
}

type Account = PayoutAccountRow & Pick<PayoutsProvider, never> & { readonly provider: PayoutsProvider['name'] }

/** Takes what is paid off the ledger in the transaction that begins to send it: nothing is sent twice. */
function beginTransfers(ctx: With<'payouts'>, workspaceId: WorkspaceId, account: Account): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await lockEarnings(ctx, workspaceId)
    const due = (await sumPayable(ctx, workspaceId)).filter(({ payable }) => payable >= sellingLimits.payoutMinMinor)
    for (const { currency, payable } of due) {
      const id = ctx.newId('sellingTransfer')
      const now = ctx.now()
      const { provider, account_ref } = account
      const common = { workspace_id: workspaceId, currency: currency satisfies Currency, created_at: now }
      await insertTransfer(ctx, {
        ...common,
        id,
        provider,
        account_ref,
        amount_minor: payable,
        state: 'sending',
        ended_at: null,
      })
      const line = { ...common, id: ctx.newId('sellingEntry'), sale_id: null, transfer_id: id }
      await insertEntry(ctx, { ...line, kind: 'payout', amount_minor: -payable, payable_at: now })
      await enqueue(ctx, sendTransferJob, { transferId: id }, { dedupeKey: `selling.transfer:${id}` })
      await writeAudit(ctx, {
        action: 'selling.paid-out',
        workspaceId,
        target: { kind: 'payout', id },
        details: { amount: payable, currency },
      })
    }
    return due.length
  })
}
