import type { SoundWishes, WorkOptions } from '@vireo/engines'
import { type AddressEngine, hostOf } from '../../../ports/address-engines.ts'
import type { AddressClient } from '../address-client.ts'
import { addressFailure } from '../failure-of.ts'
import { assertType, readAll } from '../read-answer.ts'
import { whyNoWholeWav } from '../whole-wav.ts'

/** Half a minute of two channels at the rates there are, in floats. */
const bytesMax = 32 * 2 ** 20
export const wavTypes = ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave']

/** Asks an engine for a sound of words, as clients of the field ask. Resolves with a whole WAV file. */
export function makeSoundByAddress(
  client: AddressClient,
  engine: AddressEngine,
  { wishes, signal, share: owner }: WorkOptions & { readonly wishes: SoundWishes },
): Promise<Buffer> {
  const { text, seconds, loops, influence } = wishes
  const asked = { text, loop: loops, prompt_influence: influence, model_id: engine.model }
  const body = JSON.stringify({ ...asked, ...(seconds !== undefined && { duration_seconds: seconds }) })
  const path = '/sound-generation?output_format=wav_44100'
  return client.ask(engine, { path, body, maxBytes: bytesMax, signal, owner, keyHeader: 'xi-api-key' }, (answer) => {
    assertType(answer, hostOf(engine), wavTypes)
    return readAll(answer).then((bytes) => wholeWav(bytes, hostOf(engine)))
  })
}

/** Returns a WAV file that is whole. Throws `cut_off` and `garbled`. */
export function wholeWav(bytes: Buffer, host: string): Buffer {
  const wrong = whyNoWholeWav(bytes)
  if (wrong === 'cut off') throw addressFailure('cut_off', `${host} ended its answer in the middle.`)
  if (wrong !== undefined) throw addressFailure('garbled', `${host} answered something else than a WAV file.`)
  return bytes
}
