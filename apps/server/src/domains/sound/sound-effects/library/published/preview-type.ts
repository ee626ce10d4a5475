import type { SharedSound } from '@vireo/contracts/sound-effects'

/** Answers what others hear of a published sound: its recording as it is where browsers play that, else an MP3 of it. */
export function previewTypeOf(contentType: string): SharedSound['preview_type'] {
  return contentType === 'audio/wav' ? contentType : 'audio/mpeg'
}
