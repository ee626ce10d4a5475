import type { Webhook } from '@vireo/contracts/webhooks'
import { BadgeList, Table, type Column } from '@vireo/ui'

import { webhookWords } from '../words.ts'
import type { WebhookActions } from './use-webhook-actions.tsx'
import { WebhookMenu } from './webhook-menu.tsx'
import { eventName, WebhookState } from './webhook-state.tsx'

type Props = {
  readonly webhooks: readonly Webhook[]
  readonly onOpen: (webhookId: string) => void
  readonly actions: WebhookActions
}

/** The webhooks as rows: where each leads, what it listens to and how it stands. */
export function WebhookTable({ webhooks, ...rest }: Props) {
  return (
    <Table
      caption={webhookWords.caption}
      grid="grid-cols-[minmax(0,1fr)_2rem] md:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_9rem_2rem]"
      columns={columnsOf(rest)}
      rows={webhooks}
      rowKey={(webhook) => webhook.webhook_id}
    />
  )
}

function columnsOf({ onOpen, actions }: Omit<Props, 'webhooks'>): Column<Webhook>[] {
  return [
    {
      id: 'name',
      title: webhookWords.columnName,
      cell: (webhook) => (
        <>
          <button
            type="button"
            aria-label={webhookWords.open(webhook.name)}
            onClick={() => onOpen(webhook.webhook_id)}
            className="block max-w-full truncate rounded-sm text-left font-medium hover:underline"
          >
            {webhook.name}
          </button>
          <span className="block truncate text-xs text-muted">{webhook.webhook_url}</span>
          <span className="mt-1 block md:hidden">
            <WebhookState webhook={webhook} />
          </span>
        </>
      ),
    },
    {
      id: 'events',
      title: webhookWords.columnEvents,
      className: 'max-md:hidden',
      cell: ({ event_types: events }) =>
        events.length > 0 ? (
          <BadgeList labels={events.map(eventName)} />
        ) : (
          <span className="text-muted">{webhookWords.noEvents}</span>
        ),
    },
    {
      id: 'state',
      title: webhookWords.columnState,
      className: 'max-md:hidden',
      cell: (webhook) => <WebhookState webhook={webhook} />,
    },
    {
      id: 'actions',
      title: <span className="sr-only">{webhookWords.columnActions}</span>,
      cell: (webhook) => <WebhookMenu webhook={webhook} actions={actions} onOpen={() => onOpen(webhook.webhook_id)} />,
    },
  ]
}
