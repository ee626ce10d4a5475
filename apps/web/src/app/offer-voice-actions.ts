import { remixAction } from '../domains/voice-design/index.ts'
import { publishAction } from '../domains/voice-library/index.ts'
import { setVoiceActions } from '../domains/voices/index.ts'

/** Tells the voice lab what slices above it can do with a voice. */
export function offerVoiceActions(): void {
  setVoiceActions([remixAction, publishAction])
}
