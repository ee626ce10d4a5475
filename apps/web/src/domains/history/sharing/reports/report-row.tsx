import { Badge } from '@vireo/ui'
import { ExternalLink } from 'lucide-react'

import { formatDateTime } from '#kit/format/index.ts'
import { Decisions } from './decisions.tsx'
import type { ReportedThing } from './reported-thing.ts'
import { reportWords } from './words.ts'

const tones = { open: 'warning', taken_down: 'danger', restored: 'success', dismissed: 'neutral' } as const

/** Shows one thing that was reported: what it is, what was said about it, and what can be decided. */
export function ReportRow({ thing }: { readonly thing: ReportedThing }) {
  const { state, reports, address, title, facts } = thing
  return (
    <li className="rounded-lg bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 className="flex flex-wrap items-center gap-2 text-sm font-medium">
            <bdi className="min-w-0 break-words">{title}</bdi>
            <Badge tone={tones[state]}>{reportWords.states[state]}</Badge>
          </h2>
          <p className="text-sm break-words text-muted">{facts.join(' · ')}</p>
          <p className="text-xs text-muted tabular-nums">{timesOf(thing).join(' · ')}</p>
        </div>
        <Decisions thing={thing} />
      </div>
      {reports.length > 0 ? (
        <ul aria-label={reportWords.latest(reports.length)} className="mt-3 flex flex-col gap-2">
          {reports.map((report) => (
            <li key={report.id} className="border-l-2 border-line pl-3 text-sm">
              <span className="font-medium">{reportWords.reasons[report.reason]}</span>{' '}
              <span className="text-xs text-muted tabular-nums">{formatDateTime(report.at)}</span>
              <bdi className="block break-words whitespace-pre-wrap text-muted">
                {report.message === '' ? reportWords.noWords : report.message}
              </bdi>
            </li>
          ))}
        </ul>
      ) : null}
      {address === null ? null : (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-flex items-center gap-1 text-sm text-accent underline"
        >
          {reportWords.openPage}
          <ExternalLink aria-hidden size={16} />
        </a>
      )}
    </li>
  )
}

function timesOf({ count, openedAt, decidedAt }: ReportedThing): string[] {
  return [
    ...(count === 0 ? [] : [`${reportWords.count(count)} ${reportWords.since(formatDateTime(openedAt))}`]),
    ...(decidedAt === null ? [] : [reportWords.decidedAt(formatDateTime(decidedAt))]),
  ]
}
