import { type Webhook, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useRefreshWebhooks } from '../queries.ts'
import { changeOf } from '../webhook-form.ts'
import { webhookWords } from '../words.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Changes where a webhook leads and what it listens to. */
export function EditWebhookDialog({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook | undefined
  readonly onClose: () => void
}) {
  const refresh = useRefreshWebhooks()
  if (!webhook) return null
  return (
    <WebhookDialog
      webhook={webhook}
      title={webhookWords.editTitle(webhook.name)}
      action={webhookWords.save}
      onClose={onClose}
      onSave={async (values, choices) => {
        await call(webhooksEndpoints.update, changeOf(webhook, values, choices))
        await refresh()
        showSuccess(webhookWords.saved)
        onClose()
      }}
    />
  )
}
