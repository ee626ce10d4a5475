import type { SampleReport } from '@vireo/contracts/voices'
import { Badge, Button, IconButton, TextArea } from '@vireo/ui'
import { CircleAlert, Trash2 } from 'lucide-react'

import { formatSize } from '#kit/format/index.ts'
import { RecordingRow, sourceTrack } from '#kit/recorder/index.ts'
import { QualityBadge, QualityFacts } from './sample-quality.tsx'
import type { Sample } from './sample-list.ts'
import { sampleWords } from './words.ts'

/** Shows a recording, how good it is, and what could be done about it. */
export function SampleItem({
  sample,
  onRemove,
  onCheck,
  onTell,
}: {
  readonly sample: Sample
  readonly onRemove: () => void
  readonly onCheck: () => void
  /** Takes what is said in the recording, where this instance has a model that imitates. */
  readonly onTell?: (transcript: string) => void
}) {
  const { source, status, report, problem } = sample
  return (
    <li className="flex flex-col gap-2">
      <RecordingRow
        track={sourceTrack(source)}
        note={formatSize(source.file.size)}
        isPlayable={source.durationMs !== undefined}
      >
        <Verdict sample={sample} />
        <IconButton label={sampleWords.remove(source.file.name)} onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </RecordingRow>
      {status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-2 px-3 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 flex-1">{problem}</span>
          <Button size="sm" onClick={onCheck}>
            {sampleWords.retry}
          </Button>
        </div>
      ) : null}
      {report?.code ? <Refusal report={report} /> : null}
      {report?.quality ? <QualityFacts quality={report.quality} /> : null}
      {onTell && report?.accepted ? <Transcript sample={sample} onTell={onTell} /> : null}
    </li>
  )
}

function Transcript({ sample, onTell }: { readonly sample: Sample; readonly onTell: (transcript: string) => void }) {
  return (
    <div className="px-3">
      <TextArea
        label={sampleWords.transcript}
        help={sampleWords.transcriptHelp}
        rows={2}
        maxLength={1000}
        value={sample.transcript}
        onChange={(event) => onTell(event.target.value)}
      />
    </div>
  )
}

function Verdict({ sample: { status, report } }: { readonly sample: Sample }) {
  if (status === 'checking') return <Badge>{sampleWords.checking}</Badge>
  if (status === 'failed') return <Badge tone="danger">{sampleWords.checkFailed}</Badge>
  if (report?.code) return <Badge tone="danger">{sampleWords.refused}</Badge>
  if (!report?.quality) return <Badge tone="success">{sampleWords.accepted}</Badge>
  return <QualityBadge quality={report.quality} />
}

function Refusal({ report }: { readonly report: SampleReport }) {
  if (!report.code) return null
  return (
    <p role="alert" className="flex gap-2 px-3 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {sampleWords.refusals[report.code]}
    </p>
  )
}
