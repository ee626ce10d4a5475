import type { Input } from '@vireo/contracts/kit'
import type { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getFromCatalogue } from '#voices/library/index.ts'
import { findCaptcha } from './captcha-store.ts'
import { sayLines } from './say-lines.ts'

/** Says the lines that the caller drew last, for those who cannot see them; sent back as a recording it proves nothing. */
export async function hearCaptcha(
  ctx: With<'settings' | 'speech'>,
  input: Input<typeof voiceVerificationEndpoints.hearCaptcha>,
): Promise<ByteAnswer> {
  const voice = await getFromCatalogue(ctx, input.voice_id)
  const captcha = await findCaptcha(ctx, voice.voiceId)
  if (!captcha) throw new AppError('voice_captcha_expired', { param: 'voice_id' })
  const audio = await sayLines(ctx, captcha, voice.voiceId)
  return {
    contentType: 'audio/mpeg',
    sizeBytes: audio.length,
    headers: { 'cache-control': 'no-store' },
    send: async (sink) => void sink.write(audio),
  }
}
