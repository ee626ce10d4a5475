import type { Voice } from '@vireo/contracts/voices'
import { PlayButton, VoiceFace } from '@vireo/ui'

import { drawnOf } from '#kit/faces/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { PreviewWave } from '../preview/preview-wave.tsx'
import { useVoiceSample } from '../preview/preview.ts'
import { useVoices } from '../queries.ts'
import { exampleVoice } from './example-voice.ts'
import { exampleWords } from './words.ts'

/** Lets one hear, where nothing is yet, what will be here; nothing where there is no sound to be had. */
export function ExampleToHear() {
  const { data: voices } = useVoices()
  const voice = exampleVoice(voices ?? [], currentLanguage())
  return voice ? <Example voice={voice} /> : null
}

function Example({ voice }: { readonly voice: Voice }) {
  const { state, toggle } = useVoiceSample(voice, currentLanguage())
  const isPlaying = state === 'playing'
  return (
    <section aria-label={exampleWords.title} className="w-full max-w-md rounded-lg bg-canvas p-3 text-left">
      <p className="flex items-center gap-2 text-xs text-muted">
        <VoiceFace {...drawnOf(voice.face)} size={24} speaking={isPlaying} />
        <span className="min-w-0 truncate">{`${exampleWords.title}: ${exampleWords.sounds(voice.name)}`}</span>
      </p>
      <div className="mt-2 flex items-center gap-3">
        <PlayButton
          of={voice.name}
          look="outline"
          round
          playing={isPlaying}
          loading={state === 'loading'}
          onClick={toggle}
        />
        <div className="min-w-0 flex-1">
          <PreviewWave voice={voice} movable />
        </div>
      </div>
    </section>
  )
}
