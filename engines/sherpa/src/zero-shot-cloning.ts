import { stat } from 'node:fs/promises'
import { writeWav } from '@vireo/audio'
import {
  type ClonedVoice,
  type CloningOptions,
  type CloningRequest,
  type CloningSample,
  EngineError,
  type VoiceCloningEngine,
} from '@vireo/engines'
import type { SherpaModel } from './models/model-folder.ts'
import type { SherpaHost } from './sherpa-host.ts'

export type ZeroShotOptions = {
  readonly host: SherpaHost
  /** Makes a voice by another method of samples that cannot be imitated. */
  readonly otherwise: VoiceCloningEngine
}

/** A longer recording makes every sentence slower to speak, a shorter one says too little of a voice. */
const secondsMin = 2
const secondsMax = 15
const secondsBest = 5

/** Nobody speaks slower or faster than this: the words are then those of another recording. */
const lettersPerSecond = { least: 3, most: 30 }
const ideographsPerSecond = { least: 0.8, most: 12 }

const trial = {
  en: 'The train to the city leaves every morning at a quarter past seven.',
  zh: '去城里的火车每天早上七点一刻开。',
}

type Clip = { readonly sample: CloningSample; readonly transcript: string; readonly seconds: number }

/**
 * Creates a cloner that imitates a recording of 2 to 15 seconds whose words are known, in a language that the installed
 * model speaks. Everything else is left to another engine, and the clone says by whom it was made.
 */
export function createZeroShotCloning({ host, otherwise }: ZeroShotOptions): VoiceCloningEngine {
  let isClosed = false
  return {
    async method() {
      const { models } = await host.usable()
      return models.some(({ family }) => family === 'zipvoice') ? 'zero_shot' : otherwise.method()
    },
    async clone(request, options = {}) {
      options.signal?.throwIfAborted()
      if (isClosed) throw new EngineError('closed', 'voice cloning has been shut down', { retryable: false })
      const model = await modelFor(host, request.language)
      const clip = model && options.keepReference && (await bestClip(request))
      if (!model || !clip) return otherwise.clone(request, options)
      return imitate(host, model, clip, request, options)
    },
    async close() {
      isClosed = true
      await otherwise.close()
    },
  }
}

async function modelFor(host: SherpaHost, language: string): Promise<SherpaModel | undefined> {
  const [primary = ''] = language.toLowerCase().split('-')
  const { models } = await host.usable()
  return models.find(({ family, languages }) => family === 'zipvoice' && languages.includes(primary))
}

/** Chooses the recording of the best length among those whose words are known. */
async function bestClip({ samples }: CloningRequest): Promise<Clip | undefined> {
  const clips = await Promise.all(samples.map(clipOf))
  const fit = clips.filter((clip) => clip !== undefined)
  const miss = ({ seconds }: Clip) => Math.abs(seconds - secondsBest)
  return fit.toSorted((one, other) => miss(one) - miss(other))[0]
}

async function clipOf(sample: CloningSample): Promise<Clip | undefined> {
  const transcript = sample.transcript?.trim() ?? ''
  const bytes = (await stat(sample.path).catch(() => undefined))?.size ?? 0
  const seconds = bytes / 2 / sample.sampleRateHz
  const canBeImitated = seconds >= secondsMin && seconds <= secondsMax && canBeSaidIn(transcript, seconds)
  return canBeImitated ? { sample, transcript, seconds } : undefined
}

function canBeSaidIn(transcript: string, seconds: number): boolean {
  const ideographs = transcript.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = (transcript.match(/\p{L}/gu)?.length ?? 0) - ideographs
  const fastest = letters / lettersPerSecond.most + ideographs / ideographsPerSecond.most
  const slowest = letters / lettersPerSecond.least + ideographs / ideographsPerSecond.least
  return seconds >= fastest && seconds <= slowest
}

async function imitate(
  host: SherpaHost,
  model: SherpaModel,
  { sample, transcript }: Clip,
  { language, seed }: CloningRequest,
  { onProgress, keepReference, signal, share }: CloningOptions,
): Promise<ClonedVoice> {
  onProgress?.(0.05)
  const wishes = { removesNoise: sample.removesNoise ?? false, sampleRateHz: model.sampleRateHz }
  const options = { ...(signal && { signal }), ...(share !== undefined && { share }) }
  const clip = await host.prepare(sample, wishes, options)
  onProgress?.(0.2)
  const samples = Float32Array.from(clip.samples, (value) => value / 32_768)
  const reference = { samples, sampleRateHz: clip.sampleRateHz, transcript }
  const text = language.toLowerCase().startsWith('zh') ? trial.zh : trial.en
  const { measured } = await host.speak({ model, text, speed: 1, seed, reference, measures: true }, options)
  onProgress?.(0.9)
  signal?.throwIfAborted()
  const key = await keepReference?.({ wav: writeWav(samples, clip.sampleRateHz), transcript })
  if (!measured || key === undefined) throw new EngineError('crashed', 'the neural engine measured nothing')
  onProgress?.(1)
  const { gainDb, ...closeness } = measured
  const recipe = { engine: 'sherpa', base: model.name, reference: { key, transcript }, gainDb }
  return { method: 'zero_shot', recipe, measured: closeness }
}
