import { SourceError } from '@vireo/engines'
import { hear } from './hear.ts'
import { speechConfig } from './load-model.ts'
import { LoadedModels } from './loaded-models.ts'
import type { CancelOrder, ChildAnswer, ChildOrder, SpeakOrder } from '../messages.ts'
import { loadSherpaAddon, type SherpaRequest } from './sherpa-addon.ts'
import { keyOfOrder, type Take, TakeMemory } from './take-memory.ts'

/** The entry of the process that holds neural models. It does one order after the other, and ends with its parent. */

const models = new LoadedModels()
const memory = new TakeMemory()
/** The order under way, unless nobody wants it any more. */
let wanted: number | undefined

/** A sentence is spoken in one go from so many characters on; shorter ones are joined. */
const charactersMin = 10

function requestOf({ id, text, speed, sid, steps, reference }: SpeakOrder): SherpaRequest {
  return {
    text,
    enableExternalBuffer: false,
    generationConfig: {
      speed,
      sid,
      // The library would shorten every pause to a fifth.
      silenceScale: 1,
      ...(steps !== undefined && { numSteps: steps }),
      ...(reference && {
        referenceAudio: reference.samples,
        referenceSampleRate: reference.sampleRateHz,
        referenceText: reference.transcript,
        extra: { min_char_in_sentence: charactersMin },
      }),
    },
    onProgress: () => (wanted === id ? 1 : 0),
  }
}

function toPcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))))
}

async function takeOf(order: SpeakOrder): Promise<Take | undefined> {
  const key = keyOfOrder(order)
  const known = memory.recall(key)
  if (known) return known
  const load = () => loadSherpaAddon().OfflineTts.createAsync(speechConfig(order))
  const tts = await models.get(order, { load })
  if (order.sid >= Math.max(1, tts.numSpeakers)) throw new Error(`the model has ${tts.numSpeakers} speakers only`)
  const audio = await tts.generateAsync(requestOf(order))
  if (audio.samples.length === 0) return undefined
  const take = { samples: toPcm(audio.samples), sampleRateHz: audio.sampleRate }
  if (wanted === order.id) memory.keep(key, take)
  return take
}

async function speak(order: SpeakOrder): Promise<ChildAnswer> {
  const { id, reference } = order
  const take = await takeOf(order)
  if (!take) return { id, refusal: 'the model has no sound for any letter of this text' }
  if (!order.measures || !reference) return { id, ...take }
  const { measureClone } = await import('./measure-clone.ts')
  const spoken = { ...take, samples: Float32Array.from(take.samples, (sample) => sample / 32_768) }
  return { id, ...take, measured: measureClone(reference, spoken) }
}

async function carryOut(order: ChildOrder): Promise<ChildAnswer> {
  if (order.order === 'speak') return speak(order)
  if (order.order === 'hear') return { id: order.id, heard: await hear({ addon: loadSherpaAddon(), models }, order) }
  const { prepareClip } = await import('./prepare-clip.ts')
  return { id: order.id, samples: toPcm(await prepareClip(order)), sampleRateHz: order.sampleRateHz }
}

async function main(order: ChildOrder): Promise<void> {
  wanted = order.id
  try {
    process.send?.({ ...(await carryOut(order)), memoryBytes: process.memoryUsage.rss() })
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error)
    process.send?.({ id: order.id, refusal, ...(error instanceof SourceError && { source: error.kind }) })
  }
}

process.on('message', (message) => {
  // Only the host sends to this process.
  const order = message as ChildOrder | CancelOrder
  if (order.order !== 'cancel') void main(order)
  else if (wanted === order.id) wanted = undefined
})
process.on('disconnect', () => process.exit())
