import type { IdentityProvider } from '@vireo/contracts/sso'
import { Dialog } from '@vireo/ui'

import { CopyField } from '#kit/copy/copy-field.tsx'
import { Departures } from './departures.tsx'
import { OidcForm } from './oidc-form.tsx'
import { SamlForm } from './saml-form.tsx'
import { ssoSettingsWords } from './words.ts'

/** Shows both halves of setting a provider up: what to enter there, and what to enter here. */
export function ProviderDialog({
  provider,
  onClose,
}: {
  readonly provider: IdentityProvider | undefined
  readonly onClose: () => void
}) {
  return (
    <Dialog
      open={provider !== undefined}
      onClose={onClose}
      title={ssoSettingsWords.setUpTitle(provider?.name ?? '')}
      width="lg"
    >
      {provider ? (
        <div className="mt-4 flex flex-col gap-6">
          <section className="flex flex-col gap-3">
            <h3 className="font-medium">{ssoSettingsWords.enterThere}</h3>
            <ServiceFields service={provider.service} />
          </section>
          <section className="flex flex-col gap-3">
            <h3 className="font-medium">{ssoSettingsWords.enterHere}</h3>
            {provider.kind === 'oidc' ? (
              <OidcForm provider={provider} onDone={onClose} />
            ) : (
              <SamlForm provider={provider} onDone={onClose} />
            )}
          </section>
          <Departures provider={provider} />
        </div>
      ) : null}
    </Dialog>
  )
}

function ServiceFields({ service }: Pick<IdentityProvider, 'service'>) {
  const fields = [
    [ssoSettingsWords.redirectUrl, service.redirect_url],
    [ssoSettingsWords.acsUrl, service.assertion_consumer_url],
    [ssoSettingsWords.serviceEntityId, service.entity_id],
    [ssoSettingsWords.serviceMetadata, service.metadata_url],
  ] as const
  return fields.map(([label, value]) => (value === null ? null : <CopyField key={label} label={label} value={value} />))
}
