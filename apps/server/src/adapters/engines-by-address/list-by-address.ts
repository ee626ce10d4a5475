import { z } from 'zod'
import { EngineError } from '@vireo/engines'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import type { AddressClient } from './address-client.ts'
import { addressFailure } from './failure-of.ts'
import { readJson } from './read-answer.ts'

const bytesMax = 4 * 2 ** 20
/** Services list hundreds of models with dozens of fields each. */
const marksMax = 60_000
const timeoutMs = 8000
const voicesMax = 500

/** Asks whether a server is there and takes the key. Resolves with how many milliseconds it took. */
export async function greet(client: AddressClient, engine: AddressEngine, now: () => number): Promise<number> {
  const begun = now()
  const host = hostOf(engine)
  await client.ask(engine, { method: 'GET', path: '/models', maxBytes: bytesMax, timeoutMs }, async (answer) => {
    if (!Models.safeParse(await readJson(answer, host, marksMax)).success)
      throw addressFailure('garbled', `${host} answered something else than a list of models.`)
  })
  return Math.round(now() - begun)
}

const Models = z.union([z.object({ data: z.array(z.unknown()) }), z.array(z.unknown())])

const VoiceEntry = z.union([
  z.string(),
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ voice_id: z.string() }).transform(({ voice_id: id }) => id),
  z.object({ name: z.string() }).transform(({ name }) => name),
])
const VoiceList = z.union([
  z.object({ voices: z.array(VoiceEntry) }).transform(({ voices }) => voices),
  z.object({ data: z.array(VoiceEntry) }).transform(({ data }) => data),
  z.array(VoiceEntry),
])

/** Fetches the names of the voices that a server lists, as several of these servers do; none where it has no such list. */
export async function listVoicesByAddress(client: AddressClient, engine: AddressEngine): Promise<readonly string[]> {
  const host = hostOf(engine)
  const request = { method: 'GET', path: '/audio/voices', maxBytes: bytesMax, timeoutMs } as const
  try {
    const listed = await client.ask(engine, request, (answer) => readJson(answer, host, marksMax))
    const voices = VoiceList.safeParse(listed).data ?? []
    return [...new Set(voices)].filter((voice) => /^[\w .:()+-]{1,80}$/.test(voice)).slice(0, voicesMax)
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'rejected') return []
    throw error
  }
}
