import { joinBytes } from '../join.ts'
import type { OutputFormat } from '../output-format.ts'
import { createStereoEncoder, type TwoChannels } from './stereo-encoder.ts'

/** Encodes a whole sound of two channels, as `createStereoEncoder` does. */
export async function encodeStereo(
  sound: TwoChannels,
  inputRateHz: number,
  format: OutputFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createStereoEncoder(format, inputRateHz, sound.left.length)
  return joinBytes([encoder.encode(sound), encoder.finish()])
}
