import type { PayoutItem } from '@vireo/contracts/billing'
import { Badge, Button, type Column, EmptyState, Section, Table } from '@vireo/ui'
import { ReceiptText } from 'lucide-react'

import { formatDate } from '#kit/format/index.ts'
import { amountText } from './amount-text.ts'
import { payoutWords } from './words.ts'

const tones = {
  pending: 'neutral',
  in_transit: 'accent',
  paid: 'success',
  canceled: 'neutral',
  failed: 'danger',
} as const

/** Lists what was paid, newest first. */
export function HistorySection({
  payouts,
  onMore,
  isLoadingMore,
}: {
  readonly payouts: readonly PayoutItem[]
  readonly onMore: (() => void) | undefined
  readonly isLoadingMore: boolean
}) {
  return (
    <Section title={payoutWords.historyTitle} lead={payoutWords.historyLead}>
      {payouts.length === 0 ? (
        <EmptyState icon={<ReceiptText size={28} />} title={payoutWords.noPayouts}>
          {payoutWords.noPayoutsText}
        </EmptyState>
      ) : (
        <div className="-mx-4">
          <Table
            caption={payoutWords.caption}
            grid="grid-cols-[1fr_1fr_1fr_7rem]"
            columns={columns()}
            rows={payouts}
            rowKey={({ payout_id: id }) => id}
            cards
          />
        </div>
      )}
      {onMore ? (
        <Button className="mt-4" loading={isLoadingMore} onClick={onMore}>
          {payoutWords.more}
        </Button>
      ) : null}
    </Section>
  )
}

function columns(): Column<PayoutItem>[] {
  const { columns: titles, status } = payoutWords
  return [
    {
      id: 'date',
      title: titles.date,
      phone: 'head',
      className: 'tabular-nums',
      cell: (payout) => formatDate(payout.created_at_unix),
    },
    {
      id: 'amount',
      title: titles.amount,
      className: 'font-medium tabular-nums',
      cell: (payout) => amountText(payout.amount_cents, payout.currency),
    },
    {
      id: 'arrives',
      title: titles.arrives,
      className: 'tabular-nums',
      cell: ({ arrives_at_unix: at }) => (at === null ? '–' : formatDate(at)),
    },
    {
      id: 'status',
      title: titles.status,
      cell: (payout) => <Badge tone={tones[payout.status]}>{status[payout.status]}</Badge>,
    },
  ]
}
