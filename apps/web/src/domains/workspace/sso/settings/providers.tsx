import type { IdentityProvider } from '@vireo/contracts/sso'
import { Button, Skeleton } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { SettingBlock } from '#kit/page/index.ts'
import { AddProviderDialog } from './add-provider-dialog.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { ProviderRow } from './provider-row.tsx'
import { useProviders } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Lists where the people of a workspace prove who they are. */
export function Providers({ mayChange }: { readonly mayChange: boolean }) {
  const { data, error, isPending, refetch } = useProviders()
  const [adding, setAdding] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const providers = data?.identity_providers ?? []
  const opened = providers.find((provider) => provider.identity_provider_id === openId)
  const created = (provider: IdentityProvider) => {
    setAdding(false)
    setOpenId(provider.identity_provider_id)
  }
  return (
    <SettingBlock
      title={ssoSettingsWords.providersTitle}
      lead={ssoSettingsWords.providersLead}
      action={
        mayChange ? (
          <Button size="sm" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
            {ssoSettingsWords.addProvider}
          </Button>
        ) : null
      }
    >
      {isPending ? <Skeleton className="h-12 w-full" /> : null}
      {error && !data ? <QueryError title={ssoSettingsWords.failed} error={error} onRetry={refetch} /> : null}
      {data && providers.length === 0 ? <p className="text-sm text-muted">{ssoSettingsWords.noProviders}</p> : null}
      {providers.length > 0 ? (
        <ul aria-label={ssoSettingsWords.providersCaption} className="divide-y divide-line">
          {providers.map((provider) => (
            <ProviderRow
              key={provider.identity_provider_id}
              provider={provider}
              mayChange={mayChange}
              onOpen={() => setOpenId(provider.identity_provider_id)}
            />
          ))}
        </ul>
      ) : null}
      {adding ? <AddProviderDialog onClose={() => setAdding(false)} onCreated={created} /> : null}
      <ProviderDialog provider={opened} onClose={() => setOpenId(undefined)} />
    </SettingBlock>
  )
}
