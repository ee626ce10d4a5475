import { Button, buttonClasses } from '@vireo/ui'

import { KnownFace } from '#kit/faces/index.ts'
import { currentLocale } from '#kit/language/index.ts'
import { player, usePlayback } from '#kit/player/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import type { CloneState } from '../use-clone.ts'
import { cloningWords } from '../words.ts'
import { FirstSample, sampleIdOf } from './first-sample.tsx'

type Done = Extract<CloneState, { status: 'done' }>

/** Shows the voice that was made: its face, its first words, and the way to use it. */
export function CloneResult({ done, onAnother }: { readonly done: Done; readonly onAnother: () => void }) {
  const { voice, name } = done
  const isHeard = usePlayback(player, sampleIdOf(voice.voice_id)) === 'playing'
  return (
    <section
      aria-label={cloningWords.ready(name)}
      className="flex max-w-[47.5rem] flex-col items-center gap-6 rounded-lg bg-surface px-4 py-10 text-center md:px-8"
    >
      <KnownFace id={voice.voice_id} size={240} speaking={isHeard} />
      <h2 className="max-w-full text-2xl font-semibold tracking-tight break-words">{cloningWords.ready(name)}</h2>
      {voice.requires_verification ? (
        <p className="text-sm text-warning">{cloningWords.needsProof}</p>
      ) : (
        <FirstSample voiceId={voice.voice_id} />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onAnother}>{cloningWords.another}</Button>
        {voice.requires_verification ? (
          <AppLink to={paths.voiceLab} className={buttonClasses({ variant: 'primary' })}>
            {cloningWords.openLab}
          </AppLink>
        ) : (
          <AppLink
            to={paths.textToSpeech}
            state={{ voiceId: voice.voice_id }}
            className={buttonClasses({ variant: 'primary' })}
          >
            {cloningWords.use}
          </AppLink>
        )}
      </div>
      <Facts voice={voice} />
    </section>
  )
}

function Facts({ voice }: Pick<Done, 'voice'>) {
  const leftOut = voice.samples.filter(({ accepted }) => !accepted).length
  const decimals = (value: number) =>
    value.toLocaleString(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { pitch_error_semitones: pitch, spectral_distance_db: tone } = voice.match
  return (
    <div className="flex max-w-xl flex-col gap-1 text-sm text-muted">
      <p>{cloningWords.methods[voice.cloning_method]}</p>
      <p>{cloningWords.matched(decimals(pitch), decimals(tone))}</p>
      {leftOut > 0 ? <p>{cloningWords.leftOut(leftOut)}</p> : null}
    </div>
  )
}
