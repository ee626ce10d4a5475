import type { SampleQuality } from '@vireo/contracts/voices'
import { Badge } from '@vireo/ui'

import { currentLocale } from '#kit/language/index.ts'
import { sampleWords } from './words.ts'

type Props = { readonly quality: SampleQuality }

const tones = { studio: 'success', good: 'success', ok: 'neutral', poor: 'warning', bad: 'warning' } as const

/** Says how good a recording is, in a word. */
export function QualityBadge({ quality: { grade } }: Props) {
  return <Badge tone={tones[grade]}>{sampleWords.grades[grade]}</Badge>
}

/** Lists what was measured on a recording, and what would make it better. */
export function QualityFacts({ quality }: Props) {
  const { measures } = sampleWords
  const number = (value: number, digits = 0) => value.toLocaleString(currentLocale(), { maximumFractionDigits: digits })
  const share = (value: number) =>
    value.toLocaleString(currentLocale(), { style: 'percent', maximumFractionDigits: value < 0.01 ? 1 : 0 })
  const facts = [
    [measures.level, sampleWords.levelValue(number(quality.level_lufs))],
    [measures.noise, sampleWords.noiseValue(number(quality.noise_db))],
    [measures.speech, share(quality.speech_share)],
    [measures.clipped, share(quality.clipped_share)],
  ] as const
  const advice = quality.problems.flatMap((problem) =>
    Object.entries(sampleWords.problems).flatMap(([name, sentence]) => (name === problem ? [sentence] : [])),
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
