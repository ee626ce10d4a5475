import { Spinner, Tooltip, VoiceFace, joinClasses, uiWords, voiceArt } from '@vireo/ui'
import { Pause, Play } from 'lucide-react'

import { drawnOf } from '#kit/faces/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import type { HeardVoice } from '../filter-voices.ts'
import { useVoiceSample } from './preview.ts'

/** Shows the face of a voice as the button that lets it be heard; it moves gently while it speaks. */
export function HeardFace({
  voice,
  language = '',
  size = 40,
}: {
  readonly voice: HeardVoice
  /** Of the sample; that of the interface unless it is given. */
  readonly language?: string | undefined
  readonly size?: 32 | 40 | 64 | 240
}) {
  const { state, toggle } = useVoiceSample(voice, language || currentLanguage())
  const drawn = drawnOf(voice.face)
  if (voice.preview_url === null) return <VoiceFace {...drawn} size={size} className="opacity-60" />
  const verb = state === 'silent' ? uiWords.play : uiWords.pause
  const iconSize = size !== 240 ? 16 : drawn.picture === undefined ? 40 : 24
  const name = uiWords.playThing(verb, voice.name)
  return (
    <Tooltip content={name}>
      <button
        type="button"
        aria-label={name}
        onClick={toggle}
        className="pressed group/face relative flex shrink-0 rounded-full"
      >
        <VoiceFace {...drawn} size={size} speaking={state === 'playing'} />
        <span
          aria-hidden
          // What reads on the picture as a letter reads as a sign.
          style={drawn.picture === undefined ? { color: voiceArt(drawn).ink } : overPicture}
          className={joinClasses(
            'absolute grid place-items-center rounded-full transition-opacity',
            placeOf(drawn.picture !== undefined, size),
            // On a large face there is room to say at rest that it can be heard.
            state === 'silent' &&
              size !== 240 &&
              'opacity-0 group-hover/face:opacity-100 group-hover/voice:opacity-100 group-focus-visible/face:opacity-100 pointer-coarse:opacity-100',
          )}
        >
          {state === 'loading' ? (
            <Spinner />
          ) : state === 'playing' ? (
            <Pause size={iconSize} fill="currentColor" />
          ) : (
            <Play size={iconSize} fill="currentColor" className="translate-x-px" />
          )}
        </span>
      </button>
    </Tooltip>
  )
}

/** Whatever a picture shows, the sign on it is seen, in both themes. */
const overPicture = { color: 'white', backgroundColor: 'rgb(0 0 0 / 60%)' } as const

/** Says where the sign stands: in the middle, and beside what people show on a large picture of theirs. */
function placeOf(isGiven: boolean, size: number): string {
  return isGiven && size === 240 ? 'right-4 bottom-4 size-14' : 'inset-0'
}
