import type { SessionIteration } from '@vireo/contracts/voice-design'
import { Badge, Button, buttonClasses, joinClasses, Kbd, PlayButton, voiceArt, VoiceFace, waveStyleOf } from '@vireo/ui'
import { Check } from 'lucide-react'

import { drawnOf } from '#kit/faces/index.ts'
import { formatDecimal, languageName } from '#kit/format/index.ts'
import { player, type Queue, TrackWaveform, usePlayback } from '#kit/player/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { designWords } from '../words.ts'

export type ShownPreview = SessionIteration['previews'][number]

type Props = {
  readonly preview: ShownPreview
  /** The three of them, at this one. */
  readonly queue: Queue
  readonly number: number
  readonly step: number
  readonly isChosen: boolean
  readonly onHear: () => void
  readonly onKeep: () => void
  readonly onChange: () => void
}

/** Shows one of three voices: its face and shape; hear it, keep it, or change it further. */
export function PreviewCard({ preview, queue, number, step, isChosen, onHear, onKeep, onChange }: Props) {
  const id = preview.generated_voice_id
  const drawn = drawnOf(preview.face)
  const playback = usePlayback(player, id)
  const isHeard = playback === 'playing'
  const track = queue.tracks[queue.index]
  const name = designWords.preview(number)
  return (
    <li
      aria-current={isChosen || undefined}
      style={waveStyleOf(voiceArt(drawn).wave)}
      className={joinClasses(
        'flex min-w-0 flex-col gap-4 rounded-lg bg-surface p-4 transition-[outline-color]',
        'outline-2 -outline-offset-2',
        isChosen ? 'outline-(--wave-played)' : 'outline-transparent',
      )}
    >
      <div className="flex items-center gap-3">
        <VoiceFace {...drawn} size={40} speaking={isHeard} className="sm:size-12" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 font-semibold">
            <span className="truncate">{name}</span>
            <span aria-hidden className="max-sm:hidden">
              <Kbd>{number}</Kbd>
            </span>
          </p>
          <p className="truncate text-xs text-muted tabular-nums">
            {designWords.seconds(formatDecimal(preview.duration_secs, 1))}
            {preview.language === null ? null : ` · ${languageName(preview.language)}`}
          </p>
        </div>
        <PlayButton
          of={designWords.hear(step, number)}
          look="outline"
          round
          playing={isHeard}
          loading={playback === 'loading'}
          onClick={onHear}
        />
      </div>
      {track ? (
        <TrackWaveform track={track} queue={queue} label={designWords.shape(name)} size="card" className="w-full" />
      ) : null}
      <Actions preview={preview} name={name} isChosen={isChosen} onKeep={onKeep} onChange={onChange} />
    </li>
  )
}

type ActionsProps = Pick<Props, 'preview' | 'isChosen' | 'onKeep' | 'onChange'> & { readonly name: string }

function Actions({ preview, name, isChosen, onKeep, onChange }: ActionsProps) {
  const variant = isChosen ? 'primary' : 'secondary'
  return (
    <div className="mt-auto flex flex-col gap-2">
      {preview.voice_id === null ? (
        <Button variant={variant} aria-label={designWords.keepNamed(name)} onClick={onKeep}>
          {designWords.keep}
        </Button>
      ) : (
        <>
          <Badge tone="success">
            <Check aria-hidden size={12} className="mr-1" />
            {designWords.kept}
          </Badge>
          <AppLink to={paths.textToSpeech} state={{ voiceId: preview.voice_id }} className={buttonClasses({ variant })}>
            {designWords.speakWith}
          </AppLink>
        </>
      )}
      <Button variant="ghost" aria-label={designWords.changeNamed(name)} onClick={onChange}>
        {designWords.change}
      </Button>
    </div>
  )
}
