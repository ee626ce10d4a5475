import type { Webhook } from '@vireo/contracts/webhooks'
import { Button, Skeleton } from '@vireo/ui'
import { ArrowLeft, Send } from 'lucide-react'

import { nowMs } from '#kit/clock.ts'
import { formatDateTime } from '#kit/format/index.ts'
import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AdminsHint } from '#workspaces'
import { useWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { DeliveryList } from './delivery-list.tsx'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { WebhookMenu } from './webhook-menu.tsx'
import { WebhookState } from './webhook-state.tsx'

/** One webhook: how it stands, why, and what was sent there. */
export function WebhookLog({ webhookId, onBack }: { readonly webhookId: string; readonly onBack: () => void }) {
  const webhooks = useWebhooks()
  const webhook = webhooks.data?.webhooks.find((one) => one.webhook_id === webhookId)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={onBack} className="mb-3 -ml-2">
        <ArrowLeft aria-hidden size={16} />
        {webhookWords.back}
      </Button>
      {webhooks.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {webhooks.isError && isNotAllowed(webhooks.error) ? (
        <NotAllowed title={webhookWords.notAllowed} help={webhookWords.notAllowedHelp}>
          <AdminsHint isSaid />
        </NotAllowed>
      ) : null}
      {webhooks.isError && !isNotAllowed(webhooks.error) ? (
        <QueryError title={webhookWords.failed} error={webhooks.error} onRetry={webhooks.refetch} />
      ) : null}
      {webhooks.data && !webhook ? <p className="text-sm text-muted">{webhookWords.gone}</p> : null}
      {webhook ? <Log webhook={webhook} onBack={onBack} /> : null}
    </>
  )
}

function Log({ webhook, onBack }: { readonly webhook: Webhook; readonly onBack: () => void }) {
  const actions = useWebhookActions(onBack)
  const reason = reasonOf(webhook)
  const { previous_secret_expires_at_unix: until } = webhook
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
            <span className="min-w-0 truncate">{webhook.name}</span>
            <WebhookState webhook={webhook} />
          </h2>
          <p className="text-sm break-all text-muted">{webhook.webhook_url}</p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {webhook.is_disabled ? (
            <Button variant="primary" onClick={() => actions.turn(webhook)}>
              {webhookWords.enable}
            </Button>
          ) : (
            <Button onClick={() => actions.test(webhook)}>
              <Send aria-hidden size={16} />
              {webhookWords.test}
            </Button>
          )}
          <WebhookMenu webhook={webhook} actions={actions} />
        </div>
      </div>
      {reason === undefined ? null : <p className="mb-4 rounded-md bg-danger-soft p-3 text-sm text-danger">{reason}</p>}
      {until === null || until * 1000 < nowMs() ? null : (
        <p className="mb-4 text-sm text-muted">{webhookWords.rotating(formatDateTime(until))}</p>
      )}
      <DeliveryList webhook={webhook} />
      {actions.dialogs}
    </>
  )
}

function reasonOf(webhook: Webhook): string | undefined {
  if (webhook.is_auto_disabled) return webhookWords.autoDisabledWhy
  if (webhook.is_disabled) return webhookWords.disabledWhy
  return webhook.consecutive_failures > 0 ? webhookWords.failingWhy(webhook.consecutive_failures) : undefined
}
