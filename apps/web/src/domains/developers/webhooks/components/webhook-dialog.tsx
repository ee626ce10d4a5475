import type { Webhook } from '@vireo/contracts/webhooks'
import { SegmentedControl, Switch, takesFocus, TextArea, TextField } from '@vireo/ui'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { type Choices, formOf, OauthWebhookForm, WebhookForm, type WebhookFormValues } from '../webhook-form.ts'
import { webhookWords } from '../words.ts'
import { EventChoice } from './event-choice.tsx'

type Save = (values: WebhookFormValues, choices: Choices) => Promise<void>

/** Asks for what a webhook is, new or there already; `onSave` rejects with what the server refused. */
export function WebhookDialog({
  webhook,
  title,
  description,
  action,
  onSave,
  onClose,
}: {
  readonly webhook?: Webhook
  readonly title: string
  readonly description?: string
  readonly action: string
  readonly onSave: Save
  readonly onClose: () => void
}) {
  const { form, field, send, events, setEvents, retries, setRetries, isOauth, setOauth } = useWebhookForm(
    webhook,
    onSave,
  )
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      lead={description}
      width="lg"
      confirm={action}
      refused={webhookWords.refused}
      send={send}
    >
      <TextField {...field('name')} label={webhookWords.name} {...takesFocus} />
      <TextField {...field('webhook_url')} label={webhookWords.url} help={webhookWords.urlHelp} inputMode="url" />
      <EventChoice chosen={events} onChange={setEvents} />
      <Advanced mustOpen={isOauth || form.formState.errors.headers !== undefined}>
        {webhook ? null : (
          <SegmentedControl
            label={webhookWords.auth}
            help={isOauth ? webhookWords.authOauthHelp : webhookWords.authHmacHelp}
            value={isOauth ? 'oauth2' : 'hmac'}
            onChange={(value) => setOauth(value === 'oauth2')}
            options={authOptions()}
          />
        )}
        {isOauth ? <OauthFields field={field} /> : null}
        <HeaderField form={form} webhook={webhook} />
        <Switch label={webhookWords.retries} help={webhookWords.retriesHelp} checked={retries} onChange={setRetries} />
      </Advanced>
    </FormDialog>
  )
}

/** Holds what few webhooks need, so that the usual ones are short to make. */
function Advanced({ mustOpen, children }: { readonly mustOpen: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen || mustOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-md py-1 text-sm font-medium">
        <ChevronRight aria-hidden size={16} className="shrink-0 text-muted transition-transform group-open:rotate-90" />
        {webhookWords.advanced}
      </summary>
      <div className="flex flex-col gap-4 pt-3">{children}</div>
    </details>
  )
}

function useWebhookForm(webhook: Webhook | undefined, onSave: Save) {
  const [events, setEvents] = useState<readonly string[]>(webhook?.event_types ?? ['generation_finished'])
  const [retries, setRetries] = useState(webhook?.retry_enabled ?? true)
  const [isOauth, setOauth] = useState(false)
  const form = useContractForm<WebhookFormValues>(isOauth ? OauthWebhookForm : WebhookForm, formOf(webhook), {
    name: webhookWords.nameMissing,
    webhook_url: webhookWords.urlMissing,
  })
  const { errors } = form.formState
  const send = async (values: WebhookFormValues) => {
    await onSave(values, { events, retries, isOauth })
  }
  const field = (name: keyof WebhookFormValues) => ({
    ...form.register(name),
    autoComplete: 'off',
    error: errors[name]?.message,
  })
  return { form, field, send, events, setEvents, retries, setRetries, isOauth, setOauth }
}

type FieldProps = { readonly error: string | undefined } & ComponentProps<'input'>

function OauthFields({ field }: { readonly field: (name: keyof WebhookFormValues) => FieldProps }) {
  return (
    <>
      <TextField {...field('client_id')} label={webhookWords.clientId} />
      <TextField {...field('client_secret')} label={webhookWords.clientSecret} type="password" />
      <TextField {...field('token_url')} label={webhookWords.tokenUrl} inputMode="url" />
      <TextField {...field('scopes')} label={webhookWords.scopes} help={webhookWords.scopesHelp} />
    </>
  )
}

/** Asks for headers. What is stored is not shown again: an empty field leaves it. */
function HeaderField({
  form,
  webhook,
}: {
  readonly form: UseFormReturn<WebhookFormValues>
  readonly webhook: Webhook | undefined
}) {
  const kept = webhook?.request_header_names.join(', ') ?? ''
  return (
    <TextArea
      {...form.register('headers')}
      label={webhookWords.headers}
      help={kept === '' ? webhookWords.headersHelp : webhookWords.headersKept(kept)}
      error={form.formState.errors.headers?.message}
      rows={2}
      spellCheck={false}
      className="font-mono"
    />
  )
}

function authOptions() {
  return [
    { value: 'hmac', label: webhookWords.authHmac },
    { value: 'oauth2', label: webhookWords.authOauth },
  ]
}
