import { decodeUlawByte } from '@vireo/audio'
import type { RealtimeMessage } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'
import type { RealtimeWishes } from './realtime-wishes.ts'

const base64 = /^[\w+/-]*={0,2}$/
const bytesPerSample = 2

/** Reads the samples of a message, at the rate of the socket. Throws `invalid_audio`. */
export function readChunk(
  { audio_base_64: text, sample_rate: rate }: RealtimeMessage,
  { format, rateHz }: Pick<RealtimeWishes, 'format' | 'rateHz'>,
): Float32Array {
  if (rate !== null && rate !== undefined && rate !== rateHz)
    throw wrong(
      'sample_rate',
      `This socket was opened for ${format}: ${rate} hertz do not fit. Say so in audio_format.`,
    )
  if (!base64.test(text)) throw wrong('audio_base_64', 'The sound is not valid base64.')
  const bytes = Buffer.from(text, 'base64')
  if (format === 'ulaw_8000') return Float32Array.from(bytes, (byte) => decodeUlawByte(byte) / 32_768)
  if (bytes.length % bytesPerSample !== 0)
    throw wrong('audio_base_64', 'A sample has 16 bits: this is an odd number of bytes.')
  const samples = new Float32Array(bytes.length / bytesPerSample)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * bytesPerSample) / 32_768
  return samples
}

function wrong(param: string, message: string): AppError {
  return new AppError('invalid_audio', { message, param })
}
