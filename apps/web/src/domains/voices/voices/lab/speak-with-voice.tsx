import type { Voice } from '@vireo/contracts/voices'
import { buttonClasses } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { paths, preloadPath } from '#kit/routing/index.ts'
import { labWords } from './words.ts'

/** Takes a voice to the text that it is to speak. Absent while it cannot speak. */
export function SpeakWithVoice({
  voice,
  primary = false,
}: {
  readonly voice: Pick<Voice, 'voice_id' | 'name' | 'preview_url'>
  /** Whether this is what one does on the screen. */
  readonly primary?: boolean
}) {
  const navigate = useNavigate()
  if (voice.preview_url === null) return null
  return (
    <button
      type="button"
      className={buttonClasses(primary ? { variant: 'primary' } : { size: 'sm' })}
      aria-label={labWords.speakWith(voice.name)}
      onPointerEnter={() => preloadPath(paths.textToSpeech)}
      onClick={() => void navigate(paths.textToSpeech, { state: { voiceId: voice.voice_id } })}
    >
      {primary ? labWords.speakNow : labWords.use}
    </button>
  )
}
