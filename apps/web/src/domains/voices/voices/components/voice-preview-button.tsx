import { PlayButton } from '@vireo/ui'

import { currentLanguage } from '#kit/language/index.ts'
import type { HeardVoice } from '../filter-voices.ts'
import { useVoicePreview } from '../preview.ts'

/** Plays a voice's sample: in this language where it has one, else in that of the interface. */
export function VoicePreviewButton({ voice, language }: { readonly voice: HeardVoice; readonly language: string }) {
  const preview = useVoicePreview(language || currentLanguage())
  const state = preview.stateOf(voice)
  return (
    <PlayButton
      of={voice.name}
      look="outline"
      playing={state === 'playing'}
      loading={state === 'loading'}
      disabled={voice.preview_url === null}
      round
      onClick={() => preview.toggle(voice)}
    />
  )
}
