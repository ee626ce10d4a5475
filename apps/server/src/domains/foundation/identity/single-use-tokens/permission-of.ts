import type { SingleUseTokenType } from '@vireo/contracts/identity'
import type { Permission } from '@vireo/contracts/kit'

/** The permission that a token's maker needs, and all that the token allows. */
export const permissionOf: Readonly<Record<SingleUseTokenType, Permission>> = {
  tts_websocket: 'text_to_speech',
  realtime_scribe: 'speech_to_text',
  batch_scribe: 'speech_to_text',
}
