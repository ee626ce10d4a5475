import { type Delivery, type Webhook, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { Badge, Button, joinClasses, opensRowClasses, showSuccess } from '@vireo/ui'
import { Check, Clock, Minus, RotateCcw, X } from 'lucide-react'

import { call } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { eventName } from './webhook-state.tsx'

const looks = {
  pending: { Icon: Clock, mark: 'bg-fill text-muted', tone: 'neutral' },
  delivered: { Icon: Check, mark: 'bg-success-soft text-success', tone: 'success' },
  failed: { Icon: X, mark: 'bg-danger-soft text-danger', tone: 'danger' },
  canceled: { Icon: Minus, mark: 'bg-warning-soft text-warning', tone: 'warning' },
} as const

/** Shows one delivery on the timeline: what it told, how that went, and sending it again where it failed. */
export function DeliveryRow({
  webhook,
  delivery,
  onOpen,
}: {
  readonly webhook: Webhook
  readonly delivery: Delivery
  readonly onOpen: (deliveryId: string) => void
}) {
  const { Icon, mark, tone } = looks[delivery.state]
  return (
    <li className="table-row-opens group flex gap-3 px-4 text-sm transition-colors [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] hover:bg-hover">
      <span aria-hidden className="flex flex-col items-center">
        <span className="h-3 w-px bg-line group-first:bg-transparent" />
        <span className={joinClasses('flex size-6 shrink-0 items-center justify-center rounded-full', mark)}>
          <Icon size={16} />
        </span>
        <span className="w-px flex-1 bg-line group-last:bg-transparent" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <span className="min-w-0 grow basis-56">
          <span className="flex flex-wrap items-center gap-2">
            <button
              type="button"
              aria-label={webhookWords.openDelivery(eventName(delivery.type), formatDateTime(delivery.created_at_unix))}
              onClick={() => onOpen(delivery.delivery_id)}
              className={opensRowClasses}
            >
              {eventName(delivery.type)}
            </button>
            <Badge tone={tone}>{webhookWords.states[delivery.state]}</Badge>
          </span>
          <span className="block text-xs text-muted tabular-nums">{factsOf(delivery)}</span>
        </span>
        {delivery.state === 'failed' && !webhook.is_disabled ? <Replay webhook={webhook} delivery={delivery} /> : null}
        <span className="text-xs text-muted tabular-nums">{formatAgo(delivery.created_at_unix, nowMs())}</span>
      </span>
    </li>
  )
}

function Replay({ webhook, delivery }: { readonly webhook: Webhook; readonly delivery: Delivery }) {
  const { busy, attempt } = useAttempt(useRefreshWebhooks())
  const replay = async () => {
    await call(webhooksEndpoints.replay, { webhook_id: webhook.webhook_id, delivery_id: delivery.delivery_id })
    showSuccess(webhookWords.replayed)
  }
  return (
    <Button size="sm" icon={<RotateCcw aria-hidden size={16} />} loading={busy} onClick={() => void attempt(replay)}>
      {webhookWords.replay}
    </Button>
  )
}

function factsOf(delivery: Delivery): string {
  const answer = delivery.last_status === null ? webhookWords.noAnswer : webhookWords.status(delivery.last_status)
  return [
    ...(delivery.kind === 'replay' ? [webhookWords.sentAgain] : []),
    ...(delivery.attempt_count > 0
      ? [answer, webhookWords.attempts(delivery.attempt_count)]
      : [webhookWords.noAttempts]),
  ].join(' · ')
}
