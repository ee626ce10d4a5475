import type { DeliveryState, Webhook } from '@vireo/contracts/webhooks'
import { Button, EmptyState, Select } from '@vireo/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { useDeliveries } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryRow } from './delivery-row.tsx'

const states = ['pending', 'delivered', 'failed', 'canceled'] as const
const any = '*'
/** Fewer deliveries than this need no filter. */
const filterFrom = 10

/** Shows what was sent to a webhook as a timeline, newest first; each opens with its body and its attempts. */
export function DeliveryList({ webhook }: { readonly webhook: Webhook }) {
  const [state, setState] = useState<DeliveryState>()
  const [opened, setOpened] = useState<string>()
  const list = useDeliveries(webhook.webhook_id, state)
  const rows = list.data?.pages.flatMap((page) => page.deliveries)
  const isFiltered = state !== undefined || (rows?.length ?? 0) >= filterFrom
  return (
    <section aria-labelledby="deliveries" className="flex flex-col gap-2">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h2 id="deliveries" className="text-base font-semibold">
          {webhookWords.deliveries}
        </h2>
        {isFiltered ? <StateFilter state={state} onChange={setState} /> : null}
      </div>
      {list.isPending ? <RowsSkeleton /> : null}
      {list.isError ? (
        <QueryError title={webhookWords.deliveriesFailed} error={list.error} onRetry={list.refetch} />
      ) : null}
      {rows?.length === 0 ? <NoDeliveries isFiltered={state !== undefined} /> : null}
      {rows?.length ? (
        <ol aria-label={webhookWords.deliveries} className="rounded-lg bg-surface py-2">
          {rows.map((delivery) => (
            <DeliveryRow key={delivery.delivery_id} webhook={webhook} delivery={delivery} onOpen={setOpened} />
          ))}
        </ol>
      ) : null}
      {list.hasNextPage ? (
        <div className="mt-1 flex justify-center">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {webhookWords.loadMore}
          </Button>
        </div>
      ) : null}
      <DeliveryDialog
        webhook={webhook}
        deliveryId={opened}
        onClose={() => setOpened(undefined)}
        onReplayed={() => setOpened(undefined)}
      />
    </section>
  )
}

function StateFilter({
  state,
  onChange,
}: {
  readonly state: DeliveryState | undefined
  readonly onChange: (state: DeliveryState | undefined) => void
}) {
  const options = states.map((value) => ({ value, label: webhookWords.states[value] }))
  return (
    <div className="w-44">
      <Select
        label={webhookWords.stateFilter}
        labelHidden
        value={state ?? any}
        groups={[
          { label: webhookWords.stateFilter, options: [{ value: any, label: webhookWords.anyState }, ...options] },
        ]}
        onChange={(value) => onChange(states.find((one) => one === value))}
      />
    </div>
  )
}

function NoDeliveries({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<Send size={28} />} title={isFiltered ? webhookWords.noneOfState : webhookWords.noDeliveries}>
        {isFiltered ? null : webhookWords.noDeliveriesLead}
      </EmptyState>
    </div>
  )
}
