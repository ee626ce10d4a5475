import { type IdentityProvider, ssoEndpoints } from '@vireo/contracts/sso'
import { Badge, Button, IconButton, Switch } from '@vireo/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { departTo } from '../entrance/depart.ts'
import { useRefreshSso, useUpdateProvider } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Shows one identity provider: what it is, whether it counts, and how to try it out. */
export function ProviderRow({
  provider,
  mayChange,
  onOpen,
}: {
  readonly provider: IdentityProvider
  readonly mayChange: boolean
  readonly onOpen: () => void
}) {
  const { name, kind, is_complete: isComplete, is_enabled: isEnabled, identity_provider_id: id } = provider
  const update = useUpdateProvider()
  const state = isComplete ? (isEnabled ? 'on' : 'off') : 'incomplete'
  const used = provider.last_used_at_unix
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium break-words">{name}</p>
          <p className="text-sm text-muted">
            {ssoSettingsWords.kinds[kind]} ·{' '}
            {used === null ? ssoSettingsWords.neverUsed : ssoSettingsWords.lastUsed(formatDate(used))}
          </p>
        </div>
        <Badge tone={state === 'on' ? 'success' : 'neutral'}>{ssoSettingsWords.states[state]}</Badge>
        {mayChange ? <ProviderActions provider={provider} onOpen={onOpen} /> : null}
      </div>
      {mayChange && isComplete ? (
        <Switch
          label={ssoSettingsWords.switchedOn}
          checked={isEnabled}
          disabled={update.isPending}
          onChange={(is_enabled) => update.mutate({ identity_provider_id: id, is_enabled })}
        />
      ) : null}
    </li>
  )
}

function ProviderActions({ provider, onOpen }: { readonly provider: IdentityProvider; readonly onOpen: () => void }) {
  const { name, identity_provider_id: id, is_complete: isComplete } = provider
  const refresh = useRefreshSso()
  const [deleting, setDeleting] = useState(false)
  const { busy, attempt } = useAttempt()
  const tryOut = async () => departTo((await call(ssoEndpoints.test, { identity_provider_id: id })).url)
  const remove = async () => {
    await call(ssoEndpoints.deleteIdentityProvider, { identity_provider_id: id })
    await refresh()
  }
  return (
    <div className="flex items-center gap-2">
      <Button size="sm" onClick={onOpen}>
        {ssoSettingsWords.setUp}
      </Button>
      {isComplete ? (
        <Button size="sm" loading={busy} onClick={() => void attempt(tryOut)}>
          {ssoSettingsWords.test}
        </Button>
      ) : null}
      <IconButton label={ssoSettingsWords.deleteProvider(name)} onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
      {deleting ? (
        <ConfirmFirst
          title={ssoSettingsWords.deleteProviderTitle(name)}
          consequence={ssoSettingsWords.deleteProviderConsequence}
          action={ssoSettingsWords.delete}
          danger
          act={remove}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </div>
  )
}
