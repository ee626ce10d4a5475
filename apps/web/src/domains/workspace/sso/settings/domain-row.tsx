import { type DomainVerification, ssoEndpoints } from '@vireo/contracts/sso'
import { Badge, Button, IconButton, showMessage, showSuccess } from '@vireo/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { CopyField } from '#kit/copy/copy-field.tsx'
import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

const tones = { pending: 'neutral', verified: 'success', failed: 'danger' } as const

/** Shows one domain: what it is, and what would prove it. */
export function DomainRow({ domain, mayChange }: { readonly domain: DomainVerification; readonly mayChange: boolean }) {
  const { domain: name, status, txt_record: record } = domain
  const isMissing = domain.missing_since_unix !== null
  const { busy, check, remove } = useDomainActions(domain)
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-56 font-medium break-all">{name}</span>
        <Badge tone={isMissing ? 'warning' : tones[status]}>{ssoSettingsWords.statuses[status]}</Badge>
        {mayChange ? (
          <>
            <Button size="sm" loading={busy} onClick={() => void check()}>
              {ssoSettingsWords.check}
            </Button>
            <IconButton label={ssoSettingsWords.removeDomain(name)} onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </>
        ) : null}
      </div>
      {status !== 'verified' || isMissing ? (
        <div className="flex flex-col gap-3 rounded-md bg-sunken p-4">
          <p className="text-sm text-muted">{isMissing ? ssoSettingsWords.missing : ssoSettingsWords.recordLead}</p>
          <CopyField label={ssoSettingsWords.recordName} value={record.name} />
          <CopyField label={ssoSettingsWords.recordValue} value={record.value} />
        </div>
      ) : null}
      {removing ? (
        <ConfirmFirst
          title={ssoSettingsWords.removeDomainTitle(name)}
          consequence={ssoSettingsWords.removeDomainConsequence}
          action={ssoSettingsWords.remove}
          danger
          act={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  )
}

function useDomainActions({ domain, domain_verification_id: id }: DomainVerification) {
  const refresh = useRefreshSso()
  const { busy, attempt } = useAttempt(refresh)
  const check = () =>
    attempt(async () => {
      const { status } = await call(ssoEndpoints.checkDomainVerification, { domain_verification_id: id })
      if (status === 'verified') showSuccess(ssoSettingsWords.verifiedNow(domain))
      else showMessage(ssoSettingsWords.notFoundNow(domain))
    })
  const remove = async () => {
    await call(ssoEndpoints.removeDomainVerification, { domain_verification_id: id })
    await refresh()
  }
  return { busy, check, remove }
}
