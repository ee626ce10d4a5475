import type { Delivery, DeliveryState, Webhook } from '@vireo/contracts/webhooks'
import { Badge, Button, EmptyState, FilterSelect, Skeleton, Table, type Column } from '@vireo/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDeliveries } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { eventName } from './webhook-state.tsx'

const states = ['pending', 'delivered', 'failed', 'canceled'] as const
const tones = { pending: 'neutral', delivered: 'success', failed: 'danger', canceled: 'warning' } as const

/** What was sent to a webhook, newest first; each opens with its body and its attempts. */
export function DeliveryList({ webhook }: { readonly webhook: Webhook }) {
  const [state, setState] = useState<DeliveryState>()
  const [opened, setOpened] = useState<string>()
  const list = useDeliveries(webhook.webhook_id, state)
  const rows = list.data?.pages.flatMap((page) => page.deliveries)
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h3 className="text-sm font-semibold">{webhookWords.deliveries}</h3>
        <FilterSelect
          label={webhookWords.stateFilter}
          anyLabel={webhookWords.anyState}
          options={states.map((value) => ({ value, label: webhookWords.states[value] }))}
          value={state ?? ''}
          onChange={(value) => setState(states.find((one) => one === value))}
        />
      </div>
      <div className="overflow-clip rounded-lg bg-surface">
        {list.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {list.isError ? (
          <QueryError title={webhookWords.deliveriesFailed} error={list.error} onRetry={list.refetch} />
        ) : null}
        {rows?.length === 0 ? (
          <EmptyState
            icon={<Send size={28} />}
            title={state === undefined ? webhookWords.noDeliveries : webhookWords.noneOfState}
          >
            {state === undefined ? webhookWords.noDeliveriesLead : null}
          </EmptyState>
        ) : null}
        {rows?.length ? (
          <Table
            caption={webhookWords.deliveries}
            grid="grid-cols-[minmax(0,1fr)_7rem] md:grid-cols-[minmax(0,1.4fr)_8rem_minmax(0,1fr)_9rem]"
            columns={columnsOf(setOpened)}
            rows={rows}
            rowKey={(delivery) => delivery.delivery_id}
          />
        ) : null}
      </div>
      {list.hasNextPage ? (
        <div className="mt-3 flex justify-center">
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
    </>
  )
}

function columnsOf(onOpen: (deliveryId: string) => void): Column<Delivery>[] {
  return [
    {
      id: 'event',
      title: webhookWords.columnEvent,
      cell: (delivery) => (
        <>
          <button
            type="button"
            aria-label={webhookWords.openDelivery(eventName(delivery.type), formatDateTime(delivery.created_at_unix))}
            onClick={() => onOpen(delivery.delivery_id)}
            className="block max-w-full truncate rounded-sm text-left font-medium hover:underline"
          >
            {eventName(delivery.type)}
          </button>
          <span className="block truncate text-xs text-muted">
            <span className="md:hidden">{formatAgo(delivery.created_at_unix, nowMs())} </span>
            {delivery.kind === 'replay' ? webhookWords.sentAgain : null}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      title: webhookWords.columnState,
      cell: ({ state }) => <Badge tone={tones[state]}>{webhookWords.states[state]}</Badge>,
    },
    { id: 'answer', title: webhookWords.columnAnswer, className: 'max-md:hidden text-muted', cell: answerOf },
    {
      id: 'when',
      title: webhookWords.columnWhen,
      className: 'max-md:hidden text-muted',
      cell: ({ created_at_unix: at }) => formatAgo(at, nowMs()),
    },
  ]
}

function answerOf(delivery: Delivery): string {
  if (delivery.attempt_count === 0) return ''
  const answer = delivery.last_status === null ? webhookWords.noAnswer : webhookWords.status(delivery.last_status)
  return `${answer} · ${webhookWords.attempts(delivery.attempt_count)}`
}
