import type {
  CapabilityEngines,
  ChatEngine,
  OptionalCapability,
  RecognitionEngine,
  SeparationEngine,
  SoundMakingEngine,
} from '@vireo/engines'
import type { AddressEngine } from '../../ports/address-engines.ts'
import type { AddressClient } from './address-client.ts'
import { chatByAddress } from './chat-by-address.ts'
import { embeddingsByAddress } from './embed-by-address.ts'
import { askInOrder, type Found } from './in-order.ts'
import { makeSoundByAddress } from './sounds/make-sound-by-address.ts'
import { separateByAddress } from './sounds/separate-by-address.ts'
import { hintsByAddress, recogniserByAddress } from './recognise-by-address.ts'

const close = () => Promise.resolve()

type Order = { readonly client: AddressClient; readonly found: Found; readonly first: AddressEngine }

/** Finds the first of these engines that can do something, as one that asks its followers where it fails. */
export function abilitiesInOrder<Name extends OptionalCapability>(
  client: AddressClient,
  found: Found,
  engines: readonly AddressEngine[],
  capability: Name,
): CapabilityEngines[Name] | undefined {
  const isAble = ({ capabilities }: AddressEngine) => capabilities.some((each) => each === capability)
  const first = engines.find(isAble)
  if (!first) return undefined
  const able: Found = {
    async find(id) {
      const engine = await found.find(id)
      return engine && isAble(engine) ? engine : undefined
    },
  }
  const order = { client, found: able, first }
  const made: Partial<CapabilityEngines> = {
    recognition: recognitionOf(order),
    chat: chatOf(order),
    // Vectors of different models cannot be compared: nobody follows.
    embeddings: embeddingsByAddress(client, first),
    separation: separationOf(order),
    sound_effects: soundMakingOf(order),
  }
  return made[capability]
}

function recognitionOf({ client, found, first }: Order): RecognitionEngine {
  return {
    close,
    hints: hintsByAddress,
    languages: () => Promise.resolve(first.languages),
    recognise: async (sound, wishes) =>
      (await askInOrder(first, found, (engine) => recogniserByAddress(client, engine).recognise(sound, wishes))).result,
  }
}

function chatOf({ client, found, first }: Order): ChatEngine {
  return {
    close,
    async reply(request, { onText, ...options } = {}) {
      let isHeard = false
      const listen = (part: string) => {
        isHeard = true
        onText?.(part)
      }
      const ask = (engine: AddressEngine) =>
        chatByAddress(client, engine).reply(request, { ...options, onText: listen })
      return (await askInOrder(first, found, ask, () => !isHeard)).result
    },
  }
}

function separationOf({ client, found, first }: Order): SeparationEngine {
  return {
    close,
    separate: async (sound, options) =>
      (await askInOrder(first, found, (engine) => separateByAddress(client, engine, { sound, ...options }))).result,
  }
}

function soundMakingOf({ client, found, first }: Order): SoundMakingEngine {
  return {
    close,
    async makeSound(wishes, options) {
      const ask = (engine: AddressEngine) => makeSoundByAddress(client, engine, { wishes, ...options })
      const { result, by } = await askInOrder(first, found, ask)
      return { wav: result, madeBy: by.name }
    },
  }
}
