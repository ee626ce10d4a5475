import { EngineError, type LinkedRequest } from '@vireo/engines'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import type { AddressClient } from './address-client.ts'
import { addressFailure } from './failure-of.ts'
import { assertType, readAll } from './read-answer.ts'
import { whyNoWholeWav } from './whole-wav.ts'

/** Several minutes of speech at the rates there are. */
const bytesMax = 48 * 2 ** 20

export type Spoken = Pick<LinkedRequest, 'text' | 'speed'> &
  Partial<Pick<LinkedRequest, 'owner'>> & { readonly voice: string; readonly signal?: AbortSignal }

/** Asks an engine to speak a text. Resolves with a whole WAV file. */
export function speakByAddress(
  client: AddressClient,
  engine: AddressEngine,
  { text, speed, voice, signal, owner }: Spoken,
): Promise<Buffer> {
  const { model } = engine
  const host = hostOf(engine)
  const body = JSON.stringify({ model, input: text, voice, response_format: 'wav', speed })
  return client.ask(engine, { path: '/audio/speech', body, maxBytes: bytesMax, signal, owner }, async (answer) => {
    assertType(answer, host, ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'])
    const bytes = await readAll(answer)
    const wrong = whyNoWholeWav(bytes)
    if (wrong === 'cut off') throw addressFailure('cut_off', `${host} ended its answer in the middle.`)
    if (wrong !== undefined) throw addressFailure('garbled', `${host} answered something else than a WAV file.`)
    return bytes
  })
}

/** Chooses the voice that an engine has in place of another's: the one of the same name, or its first. */
export function voiceOf(engine: AddressEngine, wanted: string): string {
  const voice = engine.voices.includes(wanted) ? wanted : engine.voices[0]
  if (voice === undefined) throw new EngineError('unknown_voice', `${engine.name} has no voices.`)
  return voice
}
