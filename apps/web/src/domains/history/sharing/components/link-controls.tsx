import { type ShareLink, sharingEndpoints } from '@vireo/contracts/sharing'
import { SegmentedControl, Switch } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { formatDate, formatDateTime } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useKeepLink } from '../queries.ts'
import { sharingWords as words } from '../words.ts'
import { EndLink } from './end-link.tsx'
import { LinkPassword } from './link-password.tsx'

const daySeconds = 86_400
const periods = { never: null, day: daySeconds, week: 7 * daySeconds, month: 30 * daySeconds } as const
type Period = keyof typeof periods
const names = Object.keys(periods) as Period[]

type Props = { readonly link: ShareLink; readonly historyItemId: string; readonly onEnded: () => void }

/** Decides what people may do who have a link, says how often they did, and ends it. */
export function LinkControls({ link, historyItemId, onEnded }: Props) {
  const keep = useKeepLink(historyItemId)
  const { busy, attempt } = useAttempt()
  // A link knows until when it opens, not what was chosen for that: what nobody chose here is marked by its date.
  const [chosen, setChosen] = useState<string>()
  const until = link.expires_at_unix === null || chosen !== undefined ? undefined : formatDate(link.expires_at_unix)
  // One change at a time; nothing is disabled for it, so that nobody loses their place.
  const change = async (wanted: object, period = chosen) => {
    if (busy) return
    await attempt(async () => {
      keep(await call(sharingEndpoints.createLink, { history_item_id: historyItemId, ...wanted }))
      setChosen(period)
    })
  }
  const expire = (period: string) => {
    const seconds = names.includes(period as Period) ? periods[period as Period] : null
    void change({ expires_at_unix: seconds === null ? null : Math.floor(nowMs() / 1000) + seconds }, period)
  }
  return (
    <section aria-label={words.more} className="flex flex-col gap-4">
      <Switch
        label={words.mayDownload}
        checked={link.may_download}
        onChange={(isOn) => void change({ may_download: isOn })}
      />
      <Switch
        label={words.mayBeIndexed}
        checked={link.may_be_indexed}
        onChange={(isOn) => void change({ may_be_indexed: isOn })}
      />
      <SegmentedControl
        label={words.expires}
        help={link.expires_at_unix === null ? undefined : words.until(formatDateTime(link.expires_at_unix))}
        options={[
          ...names.map((value) => ({ value: value as string, label: words.periods[value] })),
          ...(until === undefined ? [] : [{ value: until, label: until }]),
        ]}
        value={link.expires_at_unix === null ? 'never' : (chosen ?? until ?? 'never')}
        onChange={expire}
      />
      <LinkPassword hasPassword={link.has_password} busy={busy} onChange={(password) => void change({ password })} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted tabular-nums">{words.counts(link.opens, link.plays)}</p>
        <EndLink historyItemId={historyItemId} disabled={busy} onEnded={onEnded} />
      </div>
    </section>
  )
}
