import { addressFailure } from './failure-of.ts'
import { type AddressEngine, type AddressTrial, type AddressTrialWishes, hostOf } from '../../ports/address-engines.ts'
import type { AddressClient } from './address-client.ts'
import { chatByAddress } from './chat-by-address.ts'
import { embeddingsByAddress } from './embed-by-address.ts'
import { transcribe } from './recognise-by-address.ts'
import { readWav } from '@vireo/audio'
import { makeSoundByAddress } from './sounds/make-sound-by-address.ts'
import { separateByAddress } from './sounds/separate-by-address.ts'
import { speakByAddress, voiceOf } from './speak-by-address.ts'

const tokensMax = 60

/** Tries what an engine is to do, once, and measures how long it took. */
export async function tryByAddress(
  client: AddressClient,
  engine: AddressEngine,
  wishes: AddressTrialWishes,
  now: () => number,
): Promise<AddressTrial> {
  const begun = now()
  const { text, wav } = await outcomeOf(client, engine, wishes)
  return { capability: wishes.capability, latencyMs: Math.round(now() - begun), text, wav }
}

async function outcomeOf(
  client: AddressClient,
  engine: AddressEngine,
  { capability, sentence, clip }: AddressTrialWishes,
): Promise<Pick<AddressTrial, 'text' | 'wav'>> {
  switch (capability) {
    case 'speech': {
      const wav = await speakByAddress(client, engine, { text: sentence, speed: 1, voice: voiceOf(engine, '') })
      return { text: sentence, wav }
    }
    case 'recognition': {
      if (!clip) throw addressFailure('rejected', 'There is nothing to listen to.')
      const { recognition } = await transcribe(client, engine, { wav: clip })
      return { text: recognition.text, wav: undefined }
    }
    case 'chat': {
      const { text } = await chatByAddress(client, engine).reply({
        messages: [{ role: 'user', text: sentence }],
        tokensMax,
      })
      if (text === '') throw addressFailure('garbled', `${hostOf(engine)} answered nothing.`)
      return { text, wav: undefined }
    }
    case 'separation': {
      if (!clip) throw addressFailure('rejected', 'There is nothing to take apart.')
      const { samples, sampleRateHz } = readWav(clip)
      const parts = await separateByAddress(client, engine, { sound: { samples, sampleRateHz } })
      return { text: Object.keys(parts).join(', '), wav: undefined }
    }
    case 'sound_effects': {
      const wishes = { text: sentence, seconds: 2, loops: false, influence: 0.3 }
      return { text: sentence, wav: await makeSoundByAddress(client, engine, { wishes }) }
    }
    case 'embeddings': {
      const [vector] = await embeddingsByAddress(client, engine).embed([sentence])
      return { text: String(vector?.length ?? 0), wav: undefined }
    }
  }
}
