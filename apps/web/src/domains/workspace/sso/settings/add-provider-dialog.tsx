import { type IdentityProvider, type IdentityProviderKind, ssoEndpoints } from '@vireo/contracts/sso'
import { Button, Dialog, Select, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

type Created = { readonly onCreated: (provider: IdentityProvider) => void }

/** Asks for protocol and name; the rest needs addresses of ours that exist from then on. */
export function AddProviderDialog({
  open,
  onClose,
  onCreated,
}: Created & { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ssoSettingsWords.addProviderTitle}
      description={ssoSettingsWords.addProviderLead}
    >
      {open ? <ProviderForm onCreated={onCreated} onCancel={onClose} /> : null}
    </Dialog>
  )
}

function ProviderForm({ onCreated, onCancel }: Created & { readonly onCancel: () => void }) {
  const refresh = useRefreshSso()
  const [kind, setKind] = useState<IdentityProviderKind>('oidc')
  const form = useContractForm(
    ssoEndpoints.createIdentityProvider.body.pick({ name: true }),
    { name: '' },
    { name: ssoSettingsWords.nameMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const created = await call(ssoEndpoints.createIdentityProvider, { kind, name })
      await refresh()
      onCreated(created)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const options = (['oidc', 'saml'] as const).map((value) => ({ value, label: ssoSettingsWords.kinds[value] }))
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={ssoSettingsWords.refused} />
      <Select
        label={ssoSettingsWords.kind}
        value={kind}
        groups={[{ label: ssoSettingsWords.kind, options }]}
        onChange={(value) => setKind(value === 'saml' ? 'saml' : 'oidc')}
      />
      <TextField
        {...form.register('name')}
        label={ssoSettingsWords.name}
        help={ssoSettingsWords.nameHelp}
        error={errors.name?.message}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{ssoSettingsWords.cancel}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {ssoSettingsWords.create}
        </Button>
      </div>
    </form>
  )
}
