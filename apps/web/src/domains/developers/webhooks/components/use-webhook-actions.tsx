import { type Webhook, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { showSuccess } from '@vireo/ui'
import { type ReactNode, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { ShownSecret } from '#kit/copy/shown-secret.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { ShareDialog } from '#resources'
import { useRefreshWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { EditWebhookDialog } from './edit-webhook-dialog.tsx'
import { secretWords } from './secret-words.ts'

type Act = (webhook: Webhook) => void

export type WebhookActions = {
  readonly edit: Act
  readonly share: Act
  readonly test: Act
  readonly rotate: Act
  readonly turn: Act
  readonly remove: Act
  /** What asks or tells about an act; stands once beside whatever offers them. */
  readonly dialogs: ReactNode
}

type Asked = { readonly about: 'edit' | 'share' | 'rotate' | 'remove'; readonly webhook: Webhook }

/** Gathers what people can do with a webhook. `onRemoved` comes after one is gone. */
export function useWebhookActions(onRemoved?: () => void): WebhookActions {
  const [asked, setAsked] = useState<Asked>()
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshWebhooks()
  const { attempt } = useAttempt(refresh)
  const remove = async (webhook: Webhook) => {
    await removeForGood(webhook)
    onRemoved?.()
    await refresh()
  }
  const rotate = async (webhook: Webhook) => {
    setSecret(await newSecretOf(webhook))
    await refresh()
  }
  const close = () => setAsked(undefined)
  const aboutOf = (about: Asked['about']) => (asked?.about === about ? asked.webhook : undefined)
  const rotated = aboutOf('rotate')
  const doomed = aboutOf('remove')
  return {
    edit: (webhook) => setAsked({ about: 'edit', webhook }),
    share: (webhook) => setAsked({ about: 'share', webhook }),
    rotate: (webhook) => setAsked({ about: 'rotate', webhook }),
    remove: (webhook) => setAsked({ about: 'remove', webhook }),
    test: (webhook) => void attempt(() => sendTest(webhook)),
    turn: (webhook) => void attempt(() => turn(webhook)),
    dialogs: (
      <>
        <EditWebhookDialog webhook={aboutOf('edit')} onClose={close} />
        <ShareWebhook webhook={aboutOf('share')} onClose={close} />
        {rotated ? (
          <ConfirmFirst
            title={webhookWords.rotateTitle}
            consequence={webhookWords.rotateConsequence}
            action={webhookWords.rotate}
            act={() => rotate(rotated)}
            onClose={close}
          />
        ) : null}
        {doomed ? (
          <ConfirmFirst
            title={webhookWords.deleteTitle(doomed.name)}
            consequence={webhookWords.deleteConsequence}
            action={webhookWords.remove}
            danger
            act={() => remove(doomed)}
            onClose={close}
          />
        ) : null}
        <ShownSecret secret={secret} words={secretWords()} onClose={() => setSecret(undefined)} />
      </>
    ),
  }
}

function ShareWebhook({ webhook, onClose }: { readonly webhook: Webhook | undefined; readonly onClose: () => void }) {
  if (!webhook) return null
  return <ShareDialog type="webhook" id={webhook.webhook_id} name={webhook.name} onClose={onClose} />
}

async function newSecretOf({ webhook_id }: Webhook): Promise<string> {
  return (await call(webhooksEndpoints.rotateSecret, { webhook_id })).webhook_secret
}

async function removeForGood({ webhook_id }: Webhook): Promise<void> {
  await call(webhooksEndpoints.delete, { webhook_id })
  showSuccess(webhookWords.deleted)
}

async function sendTest({ webhook_id }: Webhook): Promise<void> {
  await call(webhooksEndpoints.sendTest, { webhook_id })
  showSuccess(webhookWords.tested)
}

async function turn({ webhook_id, name, is_disabled }: Webhook): Promise<void> {
  await call(webhooksEndpoints.update, { webhook_id, name, is_disabled: !is_disabled })
  showSuccess(is_disabled ? webhookWords.enabledNow : webhookWords.disabledNow)
}
