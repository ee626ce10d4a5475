import type { Webhook } from '@vireo/contracts/webhooks'
import { Button } from '@vireo/ui'
import { ArrowLeft, Send } from 'lucide-react'

import { nowMs } from '#kit/clock.ts'
import { formatDateTime } from '#kit/format/index.ts'
import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { PageAction, PageLead, PageTitle, RowsSkeleton } from '#kit/page/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { DeliveryList } from './delivery-list.tsx'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { WebhookMenu } from './webhook-menu.tsx'
import { WebhookState } from './webhook-state.tsx'

/** Shows one webhook: how it stands, why, and what was sent there. */
export function WebhookLog({ webhookId, onBack }: { readonly webhookId: string; readonly onBack: () => void }) {
  const webhooks = useWebhooks()
  const webhook = webhooks.data?.webhooks.find((one) => one.webhook_id === webhookId)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={onBack} className="mb-3 -ml-3 self-start">
        <ArrowLeft aria-hidden size={16} />
        {webhookWords.back}
      </Button>
      {webhooks.isPending ? <RowsSkeleton /> : null}
      {webhooks.isError && isNotAllowed(webhooks.error) ? (
        <NotAllowed title={webhookWords.notAllowed} help={webhookWords.notAllowedHelp} />
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
      <PageTitle>{webhook.name}</PageTitle>
      <PageLead>
        <span className="break-all">{webhook.webhook_url}</span>
      </PageLead>
      <PageAction>
        <WebhookMenu webhook={webhook} actions={actions} />
        {webhook.is_disabled ? (
          <Button variant="primary" onClick={() => actions.turn(webhook)}>
            {webhookWords.enable}
          </Button>
        ) : (
          <Button variant="primary" icon={<Send aria-hidden size={16} />} onClick={() => actions.test(webhook)}>
            {webhookWords.test}
          </Button>
        )}
      </PageAction>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <WebhookState webhook={webhook} />
        {until === null || until * 1000 < nowMs() ? null : webhookWords.rotating(formatDateTime(until))}
      </div>
      {reason === undefined ? null : <p className="mb-4 rounded-md bg-danger-soft p-3 text-sm text-danger">{reason}</p>}
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
