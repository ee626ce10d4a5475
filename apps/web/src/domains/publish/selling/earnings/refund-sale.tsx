import { useQueryClient } from '@tanstack/react-query'
import { type EarningEntry, sellingEndpoints } from '@vireo/contracts/selling'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatMoney } from '#kit/format/index.ts'
import { earningsWords } from './words.ts'

export type Refund = { readonly saleId: string; readonly leftCents: number; readonly entry: EarningEntry }

/** Asks before what is left of a sale is given back, and shows what that changed. */
export function RefundSale({ refund, onClose }: { readonly refund: Refund; readonly onClose: () => void }) {
  const client = useQueryClient()
  const { saleId, leftCents, entry } = refund
  const amount = formatMoney(leftCents, entry.currency)
  const giveBack = async () => {
    await call(sellingEndpoints.refundSale, { sale_id: saleId })
    const { getEarnings, getStatement, listEarningEntries } = sellingEndpoints
    for (const { id } of [getEarnings, getStatement, listEarningEntries])
      void client.invalidateQueries({ queryKey: [id] })
    showSuccess(earningsWords.refunded(amount))
  }
  return (
    <ConfirmFirst
      title={earningsWords.refundTitle(amount)}
      consequence={earningsWords.refundConsequence(entry.title ?? '')}
      action={earningsWords.refund}
      danger
      act={giveBack}
      onClose={onClose}
    />
  )
}
