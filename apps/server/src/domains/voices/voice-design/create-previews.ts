import type { Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import type { With } from '#ports/ports.ts'
import { designVoice } from './design-voice.ts'
import type { MadePreviews } from './previews/make-previews.ts'

/** Makes three voices as earlier clients ask for them. */
export function createPreviews(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'speechAnalysis' | 'storage' | 'voiceCloning'>,
  input: Input<typeof voiceDesignEndpoints.createPreviews>,
): Promise<MadePreviews> {
  return designVoice(ctx, { ...input, model_id: 'eleven_multilingual_ttv_v2', stream_previews: false })
}
