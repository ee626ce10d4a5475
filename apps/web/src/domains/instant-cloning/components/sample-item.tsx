import type { SampleQuality, SampleReport } from '@vireo/contracts'
import { Badge, Button, controlClasses, Field, IconButton, joinClasses } from '@vireo/ui'
import { CircleAlert, Trash2 } from 'lucide-react'

import { formatSize } from '../../../kit/format/index.ts'
import { currentLocale } from '../../../kit/language/index.ts'
import { RecordingRow, sourceTrack } from '../../../kit/recorder/index.ts'
import type { Sample } from '../use-samples.ts'
import { cloningWords } from '../words.ts'

/** A recording, how good it is, and what could be done about it. */
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
        <IconButton label={cloningWords.remove(source.file.name)} onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </RecordingRow>
      {status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-2 px-3 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 flex-1">{problem}</span>
          <Button size="sm" onClick={onCheck}>
            {cloningWords.retry}
          </Button>
        </div>
      ) : null}
      {report?.code ? <Refusal report={report} /> : null}
      {report?.quality ? <Quality quality={report.quality} /> : null}
      {onTell && report?.accepted ? <Transcript sample={sample} onTell={onTell} /> : null}
    </li>
  )
}

function Transcript({ sample, onTell }: { readonly sample: Sample; readonly onTell: (transcript: string) => void }) {
  return (
    <div className="px-3">
      <Field label={cloningWords.transcript} help={cloningWords.transcriptHelp}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={sample.transcript}
            onChange={(event) => onTell(event.target.value)}
            className={joinClasses(controlClasses, 'resize-none p-3')}
          />
        )}
      </Field>
    </div>
  )
}

const tones = { studio: 'success', good: 'success', ok: 'neutral', poor: 'warning', bad: 'warning' } as const

function Verdict({ sample: { status, report } }: { readonly sample: Sample }) {
  if (status === 'checking') return <Badge>{cloningWords.checking}</Badge>
  if (status === 'failed') return <Badge tone="danger">{cloningWords.checkFailed}</Badge>
  if (report?.code) return <Badge tone="danger">{cloningWords.refused}</Badge>
  if (!report?.quality) return <Badge tone="success">{cloningWords.accepted}</Badge>
  return <Badge tone={tones[report.quality.grade]}>{cloningWords.grades[report.quality.grade]}</Badge>
}

function Refusal({ report }: { readonly report: SampleReport }) {
  if (!report.code) return null
  return (
    <p role="alert" className="flex gap-2 px-3 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {cloningWords.refusals[report.code]}
    </p>
  )
}

function Quality({ quality }: { readonly quality: SampleQuality }) {
  const { measures } = cloningWords
  const number = (value: number, digits = 0) => value.toLocaleString(currentLocale(), { maximumFractionDigits: digits })
  const share = (value: number) =>
    value.toLocaleString(currentLocale(), { style: 'percent', maximumFractionDigits: value < 0.01 ? 1 : 0 })
  const facts = [
    [measures.level, cloningWords.levelValue(number(quality.level_lufs))],
    [measures.noise, cloningWords.noiseValue(number(quality.noise_db))],
    [measures.speech, share(quality.speech_share)],
    [measures.clipped, share(quality.clipped_share)],
  ] as const
  const advice = quality.problems.flatMap((problem) =>
    Object.entries(cloningWords.problems).flatMap(([name, sentence]) => (name === problem ? [sentence] : [])),
  )
  return (
    <div className="flex flex-col gap-1 px-3 text-xs text-muted">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1">
            <dt>{name}</dt>
            <dd className="text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
