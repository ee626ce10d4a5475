import type { SessionIteration } from '@vireo/contracts/voice-design'
import { Badge, Button, PlayButton } from '@vireo/ui'
import { Check } from 'lucide-react'

import { formatDecimal, languageName } from '#kit/format/index.ts'
import { usePreviewSound } from '../preview-sound.ts'
import { designWords } from '../words.ts'

export type ShownPreview = SessionIteration['previews'][number]

/** One of three: hear it, keep it, or change it further. */
export function PreviewRow({
  preview,
  number,
  step,
  onHeard,
  onKeep,
  onChange,
}: {
  readonly preview: ShownPreview
  readonly number: number
  readonly step: number
  readonly onHeard: (id: string) => void
  readonly onKeep: () => void
  readonly onChange: () => void
}) {
  const sound = usePreviewSound()
  const name = designWords.preview(number)
  const state = sound.stateOf(preview.generated_voice_id)
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-lg bg-surface p-3">
      <PlayButton
        of={designWords.hear(step, number)}
        look="outline"
        round
        playing={state === 'playing'}
        loading={state === 'loading'}
        onClick={() => {
          onHeard(preview.generated_voice_id)
          sound.toggle(preview.generated_voice_id, name)
        }}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-muted tabular-nums">
          {designWords.seconds(formatDecimal(preview.duration_secs, 1))}
          {preview.language === null ? null : ` · ${languageName(preview.language)}`}
        </p>
      </div>
      {preview.voice_id === null ? null : (
        <Badge tone="success">
          <Check aria-hidden size={12} className="mr-1" />
          {designWords.kept}
        </Badge>
      )}
      <Actions name={name} onKeep={onKeep} onChange={onChange} />
    </li>
  )
}

type ActionsProps = { readonly name: string; readonly onKeep: () => void; readonly onChange: () => void }

function Actions({ name, onKeep, onChange }: ActionsProps) {
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Button size="sm" className="max-sm:flex-1" aria-label={designWords.changeNamed(name)} onClick={onChange}>
        {designWords.change}
      </Button>
      <Button
        size="sm"
        variant="primary"
        className="max-sm:flex-1"
        aria-label={designWords.keepNamed(name)}
        onClick={onKeep}
      >
        {designWords.keep}
      </Button>
    </div>
  )
}
