import type { Input } from '@vireo/contracts/kit'
import type { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getFromCatalogue, libraryVoices, speakAs } from '#voices'
import { findCaptcha } from './captcha-store.ts'

/** Says the lines that the caller drew last, in a voice of their language: never in the one that is to be proved. */
export async function hearCaptcha(
  ctx: With<'settings' | 'speech'>,
  input: Input<typeof voiceVerificationEndpoints.hearCaptcha>,
): Promise<ByteAnswer> {
  const voice = await getFromCatalogue(ctx, input.voice_id)
  const captcha = await findCaptcha(ctx, voice.voiceId)
  if (!captcha) throw new AppError('voice_captcha_expired', { param: 'voice_id' })
  const speaker = libraryVoices.find(
    ({ voiceId, labels }) => labels.language === captcha.language && voiceId !== voice.voiceId,
  )
  if (!speaker) throw new AppError('engine_failed')
  const { audio } = await speakAs(ctx, {
    text: captcha.lines.join(' '),
    recipe: speaker.recipe,
    language: captcha.language,
  })
  return {
    contentType: 'audio/mpeg',
    sizeBytes: audio.length,
    headers: { 'cache-control': 'no-store' },
    send: async (sink) => void sink.write(audio),
  }
}
