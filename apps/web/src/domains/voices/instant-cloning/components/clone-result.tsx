import { voicesEndpoints } from '@vireo/contracts/voices'
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClasses, PlayButton } from '@vireo/ui'
import { CircleCheck } from 'lucide-react'

import { contractQuery } from '#kit/api/index.ts'
import { currentLanguage, currentLocale } from '#kit/language/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useVoicePreview } from '#voices/components/index.ts'
import type { CloneState } from '../use-clone.ts'
import { cloningWords } from '../words.ts'

/** The voice that was made: hear it, and go on with it. */
export function CloneResult({
  done: { voice, name },
  onAnother,
}: {
  readonly done: Extract<CloneState, { status: 'done' }>
  readonly onAnother: () => void
}) {
  const leftOut = voice.samples.filter(({ accepted }) => !accepted).length
  const decimals = (value: number) =>
    value.toLocaleString(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section aria-label={cloningWords.ready(name)} className="rounded-lg bg-surface p-4 md:p-6">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold break-words">{cloningWords.ready(name)}</h2>
          <p className="mt-1 text-sm text-muted">{cloningWords.methods[voice.cloning_method]}</p>
          <p className="mt-1 text-sm text-muted">
            {cloningWords.matched(
              decimals(voice.match.pitch_error_semitones),
              decimals(voice.match.spectral_distance_db),
            )}
          </p>
          {leftOut > 0 ? <p className="mt-1 text-sm text-muted">{cloningWords.leftOut(leftOut)}</p> : null}
          {voice.requires_verification ? <p className="mt-2 text-sm text-warning">{cloningWords.needsProof}</p> : null}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {voice.requires_verification ? null : (
          <>
            <Preview voiceId={voice.voice_id} />
            <AppLink
              to={paths.textToSpeech}
              state={{ voiceId: voice.voice_id }}
              className={buttonClasses({ variant: 'primary' })}
            >
              {cloningWords.use}
            </AppLink>
          </>
        )}
        <Button onClick={onAnother}>{cloningWords.another}</Button>
      </div>
    </section>
  )
}

function Preview({ voiceId }: { readonly voiceId: string }) {
  const { data: voice } = useQuery(contractQuery(voicesEndpoints.get, { voice_id: voiceId }))
  const preview = useVoicePreview(currentLanguage())
  if (!voice?.preview_url) return null
  const state = preview.stateOf(voice)
  return (
    <PlayButton
      of={voice.name}
      look="outline"
      round
      playing={state === 'playing'}
      loading={state === 'loading'}
      onClick={() => preview.toggle(voice)}
    />
  )
}
