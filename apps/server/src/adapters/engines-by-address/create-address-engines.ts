import { createLinkedHost, EngineError, type EngineVoice, type LinkedHost, type LinkedSpeech } from '@vireo/engines'
import {
  type AddressEngine,
  type AddressEngines,
  type AddressHealth,
  baseOfVoice,
  readVoiceBase,
} from '../../ports/address-engines.ts'
import { AddressClient, type AddressClientParts } from './address-client.ts'
import { askInOrder } from './in-order.ts'
import { abilitiesInOrder } from './abilities-in-order.ts'
import { greet, listVoicesByAddress } from './list-by-address.ts'
import { RecentSpeech } from './recent-speech.ts'
import { speakByAddress, type Spoken, voiceOf } from './speak-by-address.ts'
import { tryByAddress } from './try-by-address.ts'

export type AddressEnginesParts = AddressClientParts & {
  /** Finds an engine, whoever owns it, with its key. */
  readonly find: (id: string) => Promise<AddressEngine | undefined>
  /** Lists those that the whole instance uses. */
  readonly shared: () => Promise<readonly AddressEngine[]>
  readonly date: () => Date
}

export type OpenedAddressEngines = AddressEngines & Pick<LinkedHost, 'connect' | 'close'>

/** What was seen is true for so long, as far as a list is concerned. */
const freshMs = 60_000
const sampleRateHz = 24_000

const unknown: AddressHealth = { state: 'unknown', problem: undefined, latencyMs: undefined, checkedAt: undefined }

/** Creates what asks engines by address, and what speech workers speak with. */
export function createAddressEngines(parts: AddressEnginesParts): OpenedAddressEngines {
  const client = new AddressClient(parts)
  const recent = new RecentSpeech(parts.now)
  const seen = new Map<string, { readonly health: AddressHealth; readonly at: number }>()
  const host = createLinkedHost({
    speak: ({ base, text, speed, seed, owner }, whileWaited) =>
      // Of each owner apart: how soon an answer comes must not tell what somebody else has spoken.
      recent.get({ owner, base, text, speed, seed }, whileWaited, async (signal) => {
        const { engineId, voice } = readVoiceBase(base)
        const engine = await parts.find(engineId)
        if (!engine?.capabilities.includes('speech'))
          throw new EngineError('unknown_voice', 'The engine of this voice is gone.')
        return speakInOrder({ client, parts }, engine, { text, speed, voice, owner, signal })
      }),
    voices: async () => (await parts.shared()).flatMap(engineVoices),
  })
  const check = async (engine: AddressEngine): Promise<AddressHealth> => {
    const health = await healthNow(client, engine, parts)
    seen.set(engine.id, { health, at: parts.now() })
    return health
  }
  return {
    check,
    health(engine) {
      const known = seen.get(engine.id)
      if (!known || parts.now() - known.at > freshMs) {
        seen.set(engine.id, { health: known?.health ?? unknown, at: parts.now() })
        check(engine).catch(() => undefined)
      }
      const health = known?.health ?? unknown
      return client.isResting(engine) ? { ...health, state: 'resting' } : health
    },
    listVoices: (engine) => listVoicesByAddress(client, engine),
    tryOut: (engine, wishes) => tryByAddress(client, engine, wishes, parts.now),
    setOf: (engines) => ({
      find: (capability) => Promise.resolve(abilitiesInOrder(client, parts, engines, capability)),
    }),
    async changed(id) {
      client.forget(id)
      seen.delete(id)
      await host.refresh()
    },
    connect: host.connect,
    close: host.close,
  }
}

type Speakers = { readonly client: AddressClient; readonly parts: Pick<AddressEnginesParts, 'find'> }

async function speakInOrder(
  { client, parts }: Speakers,
  first: AddressEngine,
  { voice, ...said }: Spoken,
): Promise<LinkedSpeech> {
  const { result, by } = await askInOrder(first, parts, (engine) =>
    speakByAddress(client, engine, { ...said, voice: engine === first ? voice : voiceOf(engine, voice) }),
  )
  return { wav: result, spokenBy: { engine: by.name, ...(by !== first && { insteadOf: first.name }) } }
}

async function healthNow(
  client: AddressClient,
  engine: AddressEngine,
  { now, date }: Pick<AddressEnginesParts, 'now' | 'date'>,
): Promise<AddressHealth> {
  try {
    const latencyMs = await greet(client, engine, now)
    return { state: 'well', problem: undefined, latencyMs, checkedAt: date() }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const state = error.kind === 'resting' ? 'resting' : 'failing'
    return { state, problem: error.message, latencyMs: undefined, checkedAt: date() }
  }
}

function engineVoices({ id, voices, languages, capabilities }: AddressEngine): EngineVoice[] {
  if (!capabilities.includes('speech')) return []
  return voices.map((voice) => ({ base: baseOfVoice(id, voice), languages, sampleRateHz }))
}
