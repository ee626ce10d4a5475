import { type IdentityProvider, type IdentityProviderKind, ssoEndpoints } from '@vireo/contracts/sso'
import { Select, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Asks for protocol and name; the rest needs addresses of ours that exist from then on. */
export function AddProviderDialog({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void
  readonly onCreated: (provider: IdentityProvider) => void
}) {
  const refresh = useRefreshSso()
  const [kind, setKind] = useState<IdentityProviderKind>('oidc')
  const form = useContractForm(
    ssoEndpoints.createIdentityProvider.body.pick({ name: true }),
    { name: '' },
    { name: ssoSettingsWords.nameMissing },
  )
  const send = async ({ name }: { name: string }) => {
    const created = await call(ssoEndpoints.createIdentityProvider, { kind, name })
    await refresh()
    onCreated(created)
  }
  const options = (['oidc', 'saml'] as const).map((value) => ({ value, label: ssoSettingsWords.kinds[value] }))
  return (
    <FormDialog
      form={form}
      title={ssoSettingsWords.addProviderTitle}
      lead={ssoSettingsWords.addProviderLead}
      confirm={ssoSettingsWords.create}
      refused={ssoSettingsWords.refused}
      send={send}
      onClose={onClose}
    >
      <Select
        segmented
        label={ssoSettingsWords.kind}
        value={kind}
        groups={[{ label: ssoSettingsWords.kind, options }]}
        onChange={(value) => setKind(value === 'saml' ? 'saml' : 'oidc')}
      />
      <TextField
        {...form.register('name')}
        label={ssoSettingsWords.name}
        help={ssoSettingsWords.nameHelp}
        error={form.formState.errors.name?.message}
      />
    </FormDialog>
  )
}
