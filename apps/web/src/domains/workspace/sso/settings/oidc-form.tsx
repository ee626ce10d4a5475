import { type IdentityProvider, ssoEndpoints, UpdateIdentityProvider } from '@vireo/contracts/sso'
import { Button, PasswordField, showSuccess, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

const Oidc = UpdateIdentityProvider.shape.oidc.unwrap().pick({ issuer: true, client_id: true })

/** Asks for what an OpenID provider gives for a client. */
export function OidcForm({ provider, onDone }: { readonly provider: IdentityProvider; readonly onDone: () => void }) {
  const refresh = useRefreshSso()
  const { oidc: known, identity_provider_id: id } = provider
  const form = useContractForm(
    Oidc.loose(),
    { issuer: known?.issuer ?? '', client_id: known?.client_id ?? '', client_secret: '' },
    {
      issuer: ssoSettingsWords.issuerMissing,
      client_id: ssoSettingsWords.clientIdMissing,
      ...(!known?.has_client_secret && { client_secret: ssoSettingsWords.fieldMissing }),
    },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ client_secret: secret, ...facts }) => {
    try {
      const oidc = { ...facts, ...(secret !== '' && { client_secret: secret }) }
      await call(ssoEndpoints.updateIdentityProvider, { identity_provider_id: id, oidc })
      await refresh()
      showSuccess(ssoSettingsWords.saved)
      onDone()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={ssoSettingsWords.refused} />
      <TextField
        {...form.register('issuer')}
        label={ssoSettingsWords.issuer}
        placeholder="https://login.example.org"
        inputMode="url"
        error={errors.issuer?.message}
      />
      <TextField
        {...form.register('client_id')}
        label={ssoSettingsWords.clientId}
        autoComplete="off"
        error={errors.client_id?.message}
      />
      <PasswordField
        {...form.register('client_secret')}
        label={ssoSettingsWords.clientSecret}
        help={known?.has_client_secret ? ssoSettingsWords.clientSecretKept : ssoSettingsWords.clientSecretHelp}
        autoComplete="off"
        error={errors.client_secret?.message}
      />
      {known ? <p className="text-sm text-muted">{ssoSettingsWords.trustWarning}</p> : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{ssoSettingsWords.cancel}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {ssoSettingsWords.save}
        </Button>
      </div>
    </form>
  )
}
