import { SourceError } from '@vireo/engines'
import type { ChildNews, ChildOrder, SpeakOrder } from './messages.ts'
import { loadSherpaAddon, type SherpaRequest, type SherpaTts } from './sherpa-addon.ts'
import { keyOfOrder, type Take, TakeMemory } from './take-memory.ts'

/** The entry of the process that holds a neural model. It does one order after the other, and ends with its parent. */

let loaded: { readonly files: string; readonly tts: SherpaTts } | undefined
const memory = new TakeMemory()

/** A sentence is spoken in one go from so many characters on; shorter ones are joined. */
const charactersMin = 10

/** Loads a model and drops the one before: models are large, and few instances have two. */
async function load({ family, files, threads }: SpeakOrder): Promise<SherpaTts> {
  const key = JSON.stringify(files)
  if (loaded?.files === key) return loaded.tts
  loaded = undefined
  const { OfflineTts } = loadSherpaAddon()
  const tts = await OfflineTts.createAsync({
    model: { [family]: files, numThreads: threads, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  })
  loaded = { files: key, tts }
  return tts
}

function requestOf({ text, speed, steps, reference }: SpeakOrder): SherpaRequest {
  return {
    text,
    enableExternalBuffer: false,
    generationConfig: {
      speed,
      sid: 0,
      // The library would shorten every pause to a fifth.
      silenceScale: 1,
      ...(steps !== undefined && { numSteps: steps }),
      referenceAudio: reference.samples,
      referenceSampleRate: reference.sampleRateHz,
      referenceText: reference.transcript,
      extra: { min_char_in_sentence: charactersMin },
    },
    onProgress: () => 1,
  }
}

function toPcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))))
}

async function takeOf(order: SpeakOrder): Promise<Take | undefined> {
  const key = keyOfOrder(order)
  const known = memory.recall(key)
  if (known) return known
  const tts = await load(order)
  const audio = await tts.generateAsync(requestOf(order))
  if (audio.samples.length === 0) return undefined
  const take = { samples: toPcm(audio.samples), sampleRateHz: audio.sampleRate }
  memory.keep(key, take)
  return take
}

async function speak(order: SpeakOrder): Promise<ChildNews> {
  const { id, reference } = order
  const take = await takeOf(order)
  if (!take) return { id, refusal: 'the model has no sound for any letter of this text' }
  if (!order.measures) return { id, ...take }
  const { measureClone } = await import('./measure-clone.ts')
  const spoken = { ...take, samples: Float32Array.from(take.samples, (sample) => sample / 32_768) }
  return { id, ...take, measured: measureClone(reference, spoken) }
}

async function carryOut(order: ChildOrder): Promise<ChildNews> {
  if (order.order === 'speak') return speak(order)
  const { prepareClip } = await import('./prepare-clip.ts')
  return { id: order.id, samples: toPcm(await prepareClip(order)), sampleRateHz: order.sampleRateHz }
}

async function main(order: ChildOrder): Promise<void> {
  try {
    process.send?.(await carryOut(order))
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error)
    process.send?.({ id: order.id, refusal, ...(error instanceof SourceError && { source: error.kind }) })
  }
}

// Only the host sends to this process.
process.on('message', (order) => void main(order as ChildOrder))
process.on('disconnect', () => process.exit())
