import type { ReportedRecording } from '@vireo/contracts/sharing'
import { Badge } from '@vireo/ui'
import { ExternalLink } from 'lucide-react'

import { formatDateTime } from '#kit/format/index.ts'
import { Decisions } from './decisions.tsx'
import { reportWords } from './words.ts'

const tones = { open: 'warning', taken_down: 'danger', restored: 'success', dismissed: 'neutral' } as const

/** Shows one reported recording: what it is, what was said about it, and what can be decided. */
export function ReportRow({ recording }: { readonly recording: ReportedRecording }) {
  const { state, reports, share_link: address } = recording
  const title = titleOf(recording)
  return (
    <li className="rounded-lg bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 className="flex flex-wrap items-center gap-2 text-sm font-medium">
            <bdi className="min-w-0 break-words">{title}</bdi>
            <Badge tone={tones[state]}>{reportWords.states[state]}</Badge>
          </h2>
          <p className="text-sm break-words text-muted">{factsOf(recording).join(' · ')}</p>
          <p className="text-xs text-muted tabular-nums">{timesOf(recording).join(' · ')}</p>
        </div>
        <Decisions recording={recording} title={title} />
      </div>
      {reports.length > 0 ? (
        <ul aria-label={reportWords.latest(reports.length)} className="mt-3 flex flex-col gap-2">
          {reports.map((report) => (
            <li key={report.share_report_id} className="border-l-2 border-line pl-3 text-sm">
              <span className="font-medium">{reportWords.reasons[report.reason]}</span>{' '}
              <span className="text-xs text-muted tabular-nums">{formatDateTime(report.created_at_unix)}</span>
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
          <ExternalLink aria-hidden size={14} />
        </a>
      )}
    </li>
  )
}

function titleOf({ title, has_password: isLocked, share_link: address }: ReportedRecording): string {
  if (title !== null) return title
  if (isLocked) return reportWords.locked
  return address === null ? reportWords.gone : reportWords.untitled
}

function factsOf({ voice_name: voice, public_user_name: name }: ReportedRecording): string[] {
  return [voice === null ? '' : reportWords.voice(voice), name === null ? '' : reportWords.by(name)].filter(
    (fact) => fact !== '',
  )
}

function timesOf(recording: ReportedRecording): string[] {
  const { report_count: count, opened_at_unix: opened, decided_at_unix: decided } = recording
  return [
    ...(count === 0 ? [] : [`${reportWords.count(count)} ${reportWords.since(formatDateTime(opened))}`]),
    ...(decided === null ? [] : [reportWords.decidedAt(formatDateTime(decided))]),
  ]
}
