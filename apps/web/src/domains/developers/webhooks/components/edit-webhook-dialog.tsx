import { type Webhook, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { Dialog, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useRefreshWebhooks } from '../queries.ts'
import { changeOf } from '../webhook-form.ts'
import { webhookWords } from '../words.ts'
import { WebhookFields } from './webhook-fields.tsx'

/** Changes where a webhook leads and what it listens to. */
export function EditWebhookDialog({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook | undefined
  readonly onClose: () => void
}) {
  const refresh = useRefreshWebhooks()
  return (
    <Dialog
      open={webhook !== undefined}
      onClose={onClose}
      title={webhookWords.editTitle(webhook?.name ?? '')}
      width="lg"
    >
      {webhook ? (
        <WebhookFields
          webhook={webhook}
          action={webhookWords.save}
          onSave={async (values, choices) => {
            await call(webhooksEndpoints.update, changeOf(webhook, values, choices))
            await refresh()
            showSuccess(webhookWords.saved)
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}
