import type { Voice } from '@vireo/contracts/voices'
import { joinClasses, VoiceFace } from '@vireo/ui'
import { Pause, Play } from 'lucide-react'

import { drawnOf } from '#kit/faces/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { inOrderOfTrust, useVoices } from '#voices'
import { useVoicePreview } from '#voices/components/index.ts'
import { composerWords } from './words.ts'

const facesShown = 4

/** Lets somebody new hear voices with one press each, before they have written a word; the last one heard is theirs. */
export function FirstVoices({
  chosenId,
  onChoose,
}: {
  readonly chosenId: string | undefined
  readonly onChoose: (voiceId: string) => void
}) {
  const { data: voices } = useVoices()
  const preview = useVoicePreview(currentLanguage())
  const [first] = inOrderOfTrust(voices ?? [])
  const shown = voicesOf(voices ?? [], currentLanguage())
  return (
    <div className="mb-4 flex min-h-41 flex-col gap-3 max-sm:min-h-80">
      <p className="text-sm text-muted">{first ? composerWords.hearThem : ' '}</p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {shown.map((voice) => {
          const isHeard = preview.stateOf(voice) === 'playing'
          const Icon = isHeard ? Pause : Play
          const isChosen = voice.voice_id === chosenId
          return (
            <li key={voice.voice_id}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-label={isHeard ? composerWords.pause(voice.name) : composerWords.hear(voice.name)}
                onClick={() => {
                  onChoose(voice.voice_id)
                  preview.toggle(voice)
                }}
                className={joinClasses(
                  'flex w-full flex-col items-center gap-2 rounded-lg px-2 py-4 transition-colors',
                  isChosen ? 'bg-fill-hover' : 'bg-surface hover:bg-fill',
                )}
              >
                <span className="relative grid place-items-center">
                  <VoiceFace {...drawnOf(voice.face)} size={64} speaking={isHeard} />
                  <span className="absolute grid size-8 place-items-center rounded-full bg-raised text-ink">
                    <Icon aria-hidden size={16} fill="currentColor" />
                  </span>
                </span>
                <span className="max-w-full truncate text-sm font-medium">{voice.name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Picks the first voices that read the reader's language, else the first of all. */
function voicesOf(voices: readonly Voice[], language: string): readonly Voice[] {
  const ready = inOrderOfTrust(voices)
  const own = ready.filter((voice) => voice.labels['language'] === language)
  return (own.length >= facesShown ? own : ready).slice(0, facesShown)
}
