import { encodeUlawSample, toPcm16 } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'

export const rate = 16_000

/** Writes so many seconds of a voice, or of silence, as a client sends them. */
export function spoken(seconds: number, { silent = false, rateHz = rate } = {}): string {
  const samples = silent ? new Float32Array(seconds * rateHz) : aVoice(rateHz, seconds * 1000)
  return Buffer.from(toPcm16(samples)).toString('base64')
}

/** Writes the same as a telephone sends it. */
export function spokenUlaw(seconds: number): string {
  const samples = aVoice(8000, seconds * 1000)
  return Buffer.from(samples.map((sample) => encodeUlawSample(Math.round(sample * 32_767)))).toString('base64')
}

export const chunk = (audio: string, more: object = {}) => ({
  message_type: 'input_audio_chunk',
  audio_base_64: audio,
  sample_rate: rate,
  ...more,
})

export const end = { message_type: 'end_session' }

/** Waits for a message of a kind. */
export const heard = (type: string) => ({ waitFor: (message: object) => typeOf(message) === type })

export const typeOf = (message: object): unknown => Reflect.get(message, 'message_type')

/** Picks those of a kind. */
export function allOf<T extends object>(received: readonly T[], type: string): T[] {
  return received.filter((message) => typeOf(message) === type)
}
