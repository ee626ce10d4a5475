import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { voiceLibraryEvents } from './events.ts'

const removedVoice = {
  /** Your copy. */
  voice_id: z.string(),
  original_voice_id: z.string(),
  public_owner_id: z.string(),
  name: z.string(),
}

const removedCopy = (event: z.output<(typeof voiceLibraryEvents)['voice-library.voice-removed']>) => ({
  voice_id: event.voiceId,
  original_voice_id: event.originalVoiceId,
  public_owner_id: event.publicOwnerId,
  name: event.name,
})

/** What webhooks are told of this slice, by the `type` in the body. */
export const voiceLibraryPublicEvents = {
  voice_removal_notice: definePublicEvent(voiceLibraryEvents, 'voice-library.removal-notice', {
    summary: 'The owner of a published voice took it back: your copy speaks until its notice period is over.',
    version: 1,
    data: z.object({ ...removedVoice, disable_at_unix: z.number().int() }),
    tell: (event) => ({ ...removedCopy(event), disable_at_unix: event.disableAtUnix }),
  }),
  voice_removal_notice_withdrawn: definePublicEvent(voiceLibraryEvents, 'voice-library.removal-notice-withdrawn', {
    summary: 'The owner of a voice published it again before the notice period was over: your copy stays.',
    version: 1,
    data: z.object(removedVoice),
    tell: removedCopy,
  }),
  voice_removed: definePublicEvent(voiceLibraryEvents, 'voice-library.voice-removed', {
    summary: 'The notice period of a voice is over: your copy does not speak any more.',
    version: 1,
    data: z.object(removedVoice),
    tell: removedCopy,
  }),
} as const
