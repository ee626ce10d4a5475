import { CrowdedError, FairRunner } from '@vireo/engines'
import { landingLimits, type landingEndpoints } from '@vireo/contracts/landing'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { networksOf, widestOf } from '#kernel/network/networks.ts'
import type { With } from '#ports/ports.ts'
import { findInvalidCharacter } from '#speech'
import type { PremadeVoice } from '#voices/library/index.ts'
import { speakAs } from '#voices/speaking/index.ts'
import { openVoices } from '../languages/speakers-of.ts'
import { countSpeech } from './count-speech.ts'
import { newcomersShare } from './newcomers-share.ts'

type Asked = Input<typeof landingEndpoints.speak>

/**
 * One text at a time, networks in turns: an engine has never more than one stream of people without an account, and that
 * has one share of it, however many wait here.
 */
const line = new FairRunner({ running: 1, waiting: 24, waitingPerKey: 2 })

/**
 * Speaks a short text for somebody without an account, and keeps nothing of it. Throws `empty_text`, `text_too_long`,
 * `voice_not_found`, `landing_speech_used_up`, `captcha_failed`, `rate_limit_exceeded`, and what engines fail with; what
 * failed is not counted, what somebody gave up is.
 */
export async function speakHere(
  ctx: With<'captcha' | 'settings' | 'speech'>,
  { text: given, voice_id: voiceId, captcha_token: token }: Asked,
): Promise<ByteAnswer> {
  const text = given.trim()
  assertSpeakable(text)
  const voice = (await openVoices(ctx)).find((one) => one.voiceId === voiceId)
  if (!voice) throw new AppError('voice_not_found', { param: 'voice_id' })
  const counted = await countSpeech(ctx, token)
  const { audio } = await speakInTurn(ctx, text, voice).catch(async (error: unknown) => {
    // Whoever leaves before the end is counted, or they could have everything spoken, and use up what all share, for nothing.
    if (!ctx.signal.aborted) await counted.withdrawn()
    throw error instanceof CrowdedError ? new AppError('service_unavailable', { cause: error }) : error
  })
  return {
    contentType: 'audio/mpeg',
    sizeBytes: audio.byteLength,
    headers: { 'cache-control': 'no-store' },
    send: async (sink) => void sink.write(audio),
  }
}

function assertSpeakable(text: string): void {
  if ([...text].length > landingLimits.charactersMax) {
    const message = `Without an account a text has at most ${landingLimits.charactersMax} characters.`
    throw new AppError('text_too_long', { message, param: 'text' })
  }
  if (!/[\p{L}\p{N}]/u.test(text) || findInvalidCharacter(text)) throw new AppError('empty_text', { param: 'text' })
}

function speakInTurn(ctx: With<'speech'>, text: string, { recipe, labels }: PremadeVoice) {
  const { signal } = ctx
  const saying = { text, recipe, language: labels.language, owner: newcomersShare, signal }
  return line.run(widestOf(networksOf(ctx.client.address)), () => speakAs(ctx, saying), signal)
}
