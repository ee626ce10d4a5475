import { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ShownSecret } from '#kit/copy/shown-secret.tsx'
import { useRefreshWebhooks } from '../queries.ts'
import { settingsOf } from '../webhook-form.ts'
import { webhookWords } from '../words.ts'
import { secretWords } from './secret-words.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Makes a webhook and shows its secret, once. */
export function CreateWebhookDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshWebhooks()
  return (
    <>
      {open ? (
        <WebhookDialog
          title={webhookWords.createTitle}
          description={webhookWords.createLead}
          action={webhookWords.create}
          onClose={onClose}
          onSave={async (values, choices) => {
            const made = await call(webhooksEndpoints.create, { settings: settingsOf(values, choices) })
            onClose()
            if (made.webhook_secret === null) showSuccess(webhookWords.created)
            else setSecret(made.webhook_secret)
            await refresh()
          }}
        />
      ) : null}
      <ShownSecret secret={secret} words={secretWords()} onClose={() => setSecret(undefined)} />
    </>
  )
}
