import { type IdentityProvider, ssoEndpoints } from '@vireo/contracts/sso'
import { Button } from '@vireo/ui'
import { useState } from 'react'

import { CopyField } from '#kit/copy/copy-field.tsx'
import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

type Issued = { readonly token: string; readonly base_url: string }

/** Sets up how a provider says that somebody has left: its token, shown once, and ending it. */
export function Departures({ provider }: { readonly provider: IdentityProvider }) {
  const { identity_provider_id, has_scim_token: hasToken } = provider
  const refresh = useRefreshSso()
  const [issued, setIssued] = useState<Issued>()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<Issued | undefined>) => {
    setBusy(true)
    try {
      setIssued(await work())
      await refresh()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const issue = () => act(() => call(ssoEndpoints.issueScimToken, { identity_provider_id }))
  const revoke = () =>
    act(async () => {
      await call(ssoEndpoints.revokeScimToken, { identity_provider_id })
      return undefined
    })
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{ssoSettingsWords.departures}</h3>
      <p className="text-sm text-muted">{ssoSettingsWords.departuresLead}</p>
      {issued ? (
        <>
          <CopyField label={ssoSettingsWords.scimUrl} value={issued.base_url} />
          <CopyField label={ssoSettingsWords.scimToken} value={issued.token} />
          <p className="text-sm text-muted">{ssoSettingsWords.scimTokenOnce}</p>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={busy} onClick={() => void issue()}>
          {hasToken ? ssoSettingsWords.replaceScimToken : ssoSettingsWords.makeScimToken}
        </Button>
        {hasToken ? (
          <Button size="sm" disabled={busy} onClick={() => void revoke()}>
            {ssoSettingsWords.endScimToken}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
