import type { Webhook } from '@vireo/contracts/webhooks'
import { BadgeList, joinClasses, opensRowClasses, Table, type Column } from '@vireo/ui'

import { webhookWords } from '../words.ts'
import type { WebhookActions } from './use-webhook-actions.tsx'
import { WebhookMenu } from './webhook-menu.tsx'
import { eventName, WebhookState } from './webhook-state.tsx'

type Props = {
  readonly webhooks: readonly Webhook[]
  readonly onOpen: (webhookId: string) => void
  readonly actions: WebhookActions
}

/** Shows the webhooks as rows: where each leads, what it listens to and how it stands. */
export function WebhookTable({ webhooks, onOpen, actions }: Props) {
  return (
    <div className="overflow-clip rounded-lg md:bg-surface">
      <Table
        caption={webhookWords.caption}
        grid="grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_9rem_2rem]"
        columns={columnsOf(onOpen)}
        rows={webhooks}
        rowKey={(webhook) => webhook.webhook_id}
        menu={menuOf(onOpen, actions)}
        cards
      />
    </div>
  )
}

function menuOf(onOpen: Props['onOpen'], actions: WebhookActions) {
  return (webhook: Webhook) => (
    <WebhookMenu webhook={webhook} actions={actions} onOpen={() => onOpen(webhook.webhook_id)} />
  )
}

function columnsOf(onOpen: Props['onOpen']): Column<Webhook>[] {
  return [
    {
      id: 'name',
      title: webhookWords.columnName,
      phone: 'head',
      cell: (webhook) => (
        <>
          <button
            type="button"
            aria-label={webhookWords.open(webhook.name)}
            onClick={() => onOpen(webhook.webhook_id)}
            className={joinClasses(opensRowClasses, 'block max-w-full truncate')}
          >
            {webhook.name}
          </button>
          <span className="block truncate text-xs text-muted">{webhook.webhook_url}</span>
        </>
      ),
    },
    {
      id: 'events',
      title: webhookWords.columnEvents,
      cell: ({ event_types: events }) =>
        events.length > 0 ? (
          <BadgeList labels={events.map(eventName)} />
        ) : (
          <span className="text-muted">{webhookWords.noEvents}</span>
        ),
    },
    { id: 'state', title: webhookWords.columnState, cell: (webhook) => <WebhookState webhook={webhook} /> },
  ]
}
