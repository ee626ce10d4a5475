import { type DeliveryDetails, type Webhook, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { Dialog, showSuccess, Skeleton, uiWords } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { formatDateTime, formatExact } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useDelivery, useRefreshWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { eventName } from './webhook-state.tsx'

type Props = {
  readonly webhook: Webhook
  readonly deliveryId: string | undefined
  readonly onClose: () => void
  readonly onReplayed: () => void
}

/** Shows a delivery: what was sent, what came of each attempt, and sending it again. */
export function DeliveryDialog({ webhook, deliveryId, onClose, onReplayed }: Props) {
  if (deliveryId === undefined) return null
  return <Opened webhook={webhook} deliveryId={deliveryId} onClose={onClose} onReplayed={onReplayed} />
}

function Opened({ webhook, deliveryId, onClose, onReplayed }: Props & { readonly deliveryId: string }) {
  const delivery = useDelivery(webhook.webhook_id, deliveryId)
  const { busy, problem, attempt } = useDialogAttempt(useRefreshWebhooks())
  const replay = async () => {
    await call(webhooksEndpoints.replay, { webhook_id: webhook.webhook_id, delivery_id: deliveryId })
    showSuccess(webhookWords.replayed)
    onReplayed()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhookWords.deliveryTitle(eventName(delivery.data?.type ?? ''))}
      width="lg"
      problem={problem}
      confirm={
        webhook.is_disabled
          ? undefined
          : {
              label: webhookWords.replay,
              loading: busy,
              dismiss: uiWords.close,
              onConfirm: () => void attempt(replay),
            }
      }
    >
      {delivery.isPending ? <Skeleton className="mt-4 h-40 w-full" /> : null}
      {delivery.isError ? (
        <QueryError title={webhookWords.deliveryFailed} error={delivery.error} onRetry={delivery.refetch} />
      ) : null}
      {delivery.data ? <Details delivery={delivery.data} /> : null}
    </Dialog>
  )
}

function Details({ delivery }: { readonly delivery: DeliveryDetails }) {
  return (
    <div className="mt-2 flex flex-col gap-4 text-sm">
      <p className="text-muted">
        {webhookWords.eventId} <span className="font-mono break-all">{delivery.event_id}</span>
        {delivery.next_attempt_at_unix !== null && delivery.attempt_count > 0
          ? ` · ${webhookWords.next(formatDateTime(delivery.next_attempt_at_unix))}`
          : null}
      </p>
      <div>
        <h3 className="mb-1 font-medium">{webhookWords.attemptsTitle}</h3>
        {delivery.attempts.length === 0 ? <p className="text-muted">{webhookWords.noAttempts}</p> : null}
        <ol className="flex flex-col gap-2 empty:hidden">
          {delivery.attempts.map((attempt) => (
            <li key={attempt.number} className="rounded-md bg-fill p-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">
                  {webhookWords.attempt(attempt.number)}
                  {' · '}
                  {attempt.status === null ? webhookWords.noAnswer : webhookWords.status(attempt.status)}
                </span>
                <span className="text-muted tabular-nums">
                  {formatDateTime(attempt.started_at_unix)} · {webhookWords.took(formatExact(attempt.duration_ms))}
                </span>
              </p>
              {attempt.error === null ? null : <p className="text-danger">{attempt.error}</p>}
              {attempt.response_excerpt === '' ? null : (
                <Code label={webhookWords.answered} text={attempt.response_excerpt} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <Code label={webhookWords.sentBody} text={pretty(delivery.body)} />
    </div>
  )
}

/** Shows text of a machine. It breaks instead of scrolling, so that nobody needs a pointer to read it. */
function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <p className="mb-1 font-medium">{label}</p>
      <pre className="rounded-md bg-sunken p-3 font-mono text-xs break-all whitespace-pre-wrap">{text}</pre>
    </div>
  )
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
