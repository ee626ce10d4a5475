import { type AudioNativeDomain, audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { Badge, Button, IconButton, showMessage, showSuccess } from '@vireo/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { CopyField } from '#kit/copy/copy-field.tsx'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatAgo } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { siteWords } from './words.ts'

const tones = { pending: 'warning', verified: 'success', failed: 'danger' } as const

/** Shows one domain: whether it is proven, when that was last looked at, and the record that proves it. */
export function DomainRow({ domain }: { readonly domain: AudioNativeDomain }) {
  const { domain: name, status, txt_record: record, checked_at_unix: checkedAt } = domain
  const { busy, check, remove } = useDomainActions(domain)
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium break-all">{name}</p>
          <p className="text-xs text-muted">
            {checkedAt === null ? siteWords.neverChecked : siteWords.checked(formatAgo(checkedAt, nowMs()))}
          </p>
        </div>
        <Badge tone={tones[status]}>{siteWords.statuses[status]}</Badge>
        <Button size="sm" loading={busy} onClick={() => void check()}>
          {siteWords.check}
        </Button>
        <IconButton label={siteWords.removeDomain(name)} onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      {status === 'verified' ? null : (
        <div className="flex flex-col gap-3 rounded-md bg-sunken p-4">
          <p className="text-sm text-muted">{siteWords.recordLead}</p>
          <CopyField label={siteWords.recordName} value={record.name} />
          <CopyField label={siteWords.recordValue} value={record.value} />
        </div>
      )}
      {removing ? (
        <ConfirmFirst
          title={siteWords.removeDomainTitle(name)}
          consequence={siteWords.removeDomainConsequence}
          action={siteWords.remove}
          danger
          act={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  )
}

function useDomainActions({ domain, domain_id }: AudioNativeDomain) {
  const refresh = useRefreshAudioNative()
  const { busy, attempt } = useAttempt(refresh)
  const check = () =>
    attempt(async () => {
      const { status } = await call(audioNativeEndpoints.checkDomain, { domain_id })
      if (status === 'verified') showSuccess(siteWords.verifiedNow(domain))
      else showMessage(siteWords.notFoundNow(domain))
    })
  const remove = async () => {
    await call(audioNativeEndpoints.removeDomain, { domain_id })
    await refresh()
  }
  return { busy, check, remove }
}
