import { type CallInput } from '@vireo/contracts/kit'
import { type IdentityProvider, ssoEndpoints } from '@vireo/contracts/sso'
import { Button, Select, showSuccess, TextArea, TextField } from '@vireo/ui'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'

import { call } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { ErrorSummary, showRefusal } from '#kit/forms/index.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

const ways = ['url', 'xml', 'manual'] as const
type Way = (typeof ways)[number]
type Values = Record<'metadata_url' | 'metadata_xml' | 'entity_id' | 'sign_in_url' | 'certificate', string>
type Saml = NonNullable<CallInput<typeof ssoEndpoints.updateIdentityProvider>['saml']>

/** Asks for what a SAML provider says about itself: its metadata, or three facts. */
export function SamlForm({ provider, onDone }: { readonly provider: IdentityProvider; readonly onDone: () => void }) {
  const refresh = useRefreshSso()
  const { saml: known, identity_provider_id: id } = provider
  const [way, setWay] = useState<Way>(known ? 'manual' : 'url')
  const form = useForm<Values>({
    defaultValues: {
      metadata_url: '',
      metadata_xml: '',
      entity_id: known?.entity_id ?? '',
      sign_in_url: known?.sign_in_url ?? '',
      certificate: '',
    },
    shouldUnregister: true,
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(ssoEndpoints.updateIdentityProvider, { identity_provider_id: id, saml: samlOf(way, values) })
      await refresh()
      showSuccess(ssoSettingsWords.saved)
      onDone()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const options = ways.map((value) => ({ value, label: ssoSettingsWords.metadataWays[value] }))
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={ssoSettingsWords.refused} />
      <Select
        segmented
        label={ssoSettingsWords.metadataBy}
        value={way}
        groups={[{ label: ssoSettingsWords.metadataBy, options }]}
        onChange={(value) => setWay(ways.find((one) => one === value) ?? way)}
      />
      <SamlFields way={way} form={form} />
      <p className="text-sm text-muted">{ssoSettingsWords.attributes}</p>
      {known ? <Known known={known} /> : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{ssoSettingsWords.cancel}</Button>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {ssoSettingsWords.save}
        </Button>
      </div>
    </form>
  )
}

function samlOf(way: Way, values: Values): Saml {
  if (way === 'url') return { metadata_url: values.metadata_url }
  if (way === 'xml') return { metadata_xml: values.metadata_xml }
  const { entity_id, sign_in_url, certificate } = values
  return { entity_id, sign_in_url, certificate }
}

function SamlFields({ way, form }: { readonly way: Way; readonly form: UseFormReturn<Values> }) {
  const field = (name: keyof Values) => ({
    ...form.register(name, { validate: (text) => text.trim() !== '' || ssoSettingsWords.fieldMissing }),
    error: form.formState.errors[name]?.message,
  })
  if (way === 'url')
    return (
      <TextField
        {...field('metadata_url')}
        label={ssoSettingsWords.metadataUrl}
        help={ssoSettingsWords.metadataUrlHelp}
        inputMode="url"
      />
    )
  if (way === 'xml') return <LongField {...field('metadata_xml')} label={ssoSettingsWords.metadataXml} />
  return (
    <>
      <TextField {...field('entity_id')} label={ssoSettingsWords.entityId} />
      <TextField {...field('sign_in_url')} label={ssoSettingsWords.signInUrl} inputMode="url" />
      <LongField {...field('certificate')} label={ssoSettingsWords.certificate} />
    </>
  )
}

type LongFieldProps = React.ComponentProps<'textarea'> & { readonly label: string; readonly error: string | undefined }

/** Takes what is pasted: nothing in it is a word. */
function LongField(props: LongFieldProps) {
  return <TextArea {...props} rows={6} spellCheck={false} className="font-mono text-xs" />
}

function Known({ known }: { readonly known: NonNullable<IdentityProvider['saml']> }) {
  return (
    <div className="text-sm text-muted">
      {known.certificates.map(({ sha256, valid_until_unix: until }) => (
        <p key={sha256}>{ssoSettingsWords.certificateUntil(formatDate(until))}</p>
      ))}
      <p>{ssoSettingsWords.trustWarning}</p>
    </div>
  )
}
