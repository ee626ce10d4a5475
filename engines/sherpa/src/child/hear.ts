import { createResampler, joinSamples } from '@vireo/audio'
import type { Recognition } from '@vireo/engines'
import {
  clusteringOf,
  listenerConfig,
  loadDiarization,
  loadExtractor,
  loadPunctuation,
  loadSingle,
  loadTagging,
  loadVad,
  recogniserConfig,
} from './load-model.ts'
import type { LoadedModels } from './loaded-models.ts'
import type { Heard, HearingTask, HearOrder } from '../messages.ts'
import type { AudioStream, LiveStream, OfflineRecognizer, SherpaAddon, Understood } from './sherpa-addon.ts'

/** What hears is done with: the library, and the models that are in memory. */
export type Ears = { readonly addon: SherpaAddon; readonly models: LoadedModels }

const vadWindow = 512
const rateHz = 16_000

/** Conversations under way. */
const sessions = new Map<string, LiveStream>()

type Task = (ears: Ears, order: HearOrder) => Promise<Heard>

function pour<Stream extends AudioStream>(stream: Stream, { samples, sampleRateHz }: HearOrder): Stream {
  stream.acceptWaveform({ samples, sampleRate: sampleRateHz })
  return stream
}

async function atRate({ samples, sampleRateHz }: HearOrder, wantedHz: number): Promise<Float32Array> {
  if (sampleRateHz === wantedHz) return samples
  const resampler = await createResampler(sampleRateHz, wantedHz)
  return joinSamples([resampler.process(samples), resampler.flush()])
}

function loadRecogniser({ addon, models }: Ears, order: HearOrder): Promise<OfflineRecognizer> {
  const config = recogniserConfig(order)
  return models.get(order, {
    load: () => addon.OfflineRecognizer.createAsync(config),
    // Of SenseVoice the library would forget how its features are made.
    retell: order.family === 'whisper' ? (recogniser) => recogniser.setConfig(config) : undefined,
  })
}

const recognise: Task = async (ears, order) => {
  const recogniser = await loadRecogniser(ears, order)
  const understood = await recogniser.decodeAsync(pour(recogniser.createStream(), order))
  return { recognition: recognitionOf(understood, (1000 * order.samples.length) / order.sampleRateHz) }
}

/** Gathers the tokens of a result into words, with their times. */
function recognitionOf({ text, lang = '', tokens = [], timestamps = [] }: Understood, totalMs: number): Recognition {
  const words: { text: string; startMs: number; endMs: number }[] = []
  const hasTimes = timestamps.length === tokens.length
  for (const [at, token] of hasTimes ? tokens.entries() : []) {
    const startMs = Math.min(totalMs, 1000 * (timestamps[at] ?? 0))
    const endMs = Math.min(totalMs, 1000 * (timestamps[at + 1] ?? totalMs / 1000))
    const last = words.at(-1)
    const letters = token.replace(/^[\s▁]+/u, '')
    if (letters === '') continue
    if (last && letters === token && !/\p{Script=Han}/u.test(letters))
      Object.assign(last, { text: last.text + letters, endMs })
    else words.push({ text: letters, startMs, endMs: Math.max(startMs, endMs) })
  }
  return { text: text.trim(), language: languageOf(lang), words }
}

/** Reads what a model calls a language, such as `<|en|>`. */
function languageOf(said: string): string | undefined {
  return /[a-z]{2,3}/.exec(said)?.[0]
}

const findSpeech: Task = async ({ addon, models }, order) => {
  const vad = await models.get(order, { load: () => loadVad(addon, order) })
  vad.reset()
  const samples = await atRate(order, rateHz)
  const spans: { startMs: number; endMs: number }[] = []
  const gather = () => {
    for (; !vad.isEmpty(); vad.pop()) {
      const { start, samples: found } = vad.front(false)
      const reached = spans.at(-1)?.endMs ?? 0
      const startMs = Math.max(reached, (1000 * start) / rateHz)
      const endMs = Math.min((1000 * samples.length) / rateHz, (1000 * (start + found.length)) / rateHz)
      if (endMs > startMs) spans.push({ startMs, endMs })
    }
  }
  for (let at = 0; at + vadWindow <= samples.length; at += vadWindow) {
    vad.acceptWaveform(samples.subarray(at, at + vadWindow))
    gather()
  }
  vad.flush()
  gather()
  return { spans }
}

const tellApart: Task = async ({ addon, models }, order) => {
  const diarization = await models.get(order, { load: () => loadDiarization(addon, order, order.speakers) })
  diarization.setConfig({ clustering: clusteringOf(order.speakers) })
  const found = diarization.process(await atRate(order, diarization.sampleRate))
  const inOrder = [...found].toSorted((one, other) => one.start - other.start)
  const numbers = new Map<number, number>()
  const turns = inOrder.map(({ start, end, speaker }) => {
    const number = numbers.get(speaker) ?? numbers.size
    numbers.set(speaker, number)
    return { startMs: 1000 * start, endMs: 1000 * end, speaker: number }
  })
  return { turns }
}

const print: Task = async ({ addon, models }, order) => {
  const extractor = await models.get(order, { load: () => loadExtractor(addon, order) })
  const stream = pour(extractor.createStream(), order)
  stream.inputFinished()
  if (!extractor.isReady(stream)) throw new Error('the recording is too short to tell a voice by it')
  const vector = Float32Array.from(extractor.compute(stream, false))
  const length = Math.hypot(...vector)
  return { vector: length > 0 ? vector.map((value) => value / length) : vector }
}

const clean: Task = async ({ addon, models }, order) => {
  const denoiser = await models.get(order, { load: () => loadSingle(addon.OfflineSpeechDenoiser, order, 'gtcrn') })
  const { samples, sampleRateHz: sampleRate } = order
  const cleaned = denoiser.run({ samples, sampleRate, enableExternalBuffer: false })
  return { samples: Float32Array.from(cleaned.samples), sampleRateHz: cleaned.sampleRate }
}

const punctuate: Task = async ({ addon, models }, order) => {
  const model = await models.get(order, { load: () => loadPunctuation(addon, order) })
  return { text: model.addPunct(order.text ?? '') }
}

/** Listens without being told a language: the library's own way to ask for it would load the same files once more. */
const identify: Task = async (ears, order) => {
  const recogniser = await loadRecogniser(ears, order)
  const { lang = '' } = await recogniser.decodeAsync(pour(recogniser.createStream(), order))
  return { text: languageOf(lang) ?? '' }
}

const tag: Task = async ({ addon, models }, order) => {
  const model = await models.get(order, { load: () => loadTagging(addon, order) })
  const things = model.compute(pour(model.createStream(), order), 5)
  return { things: things.map(({ name, prob }) => ({ label: name, probability: prob })) }
}

/** Goes on with a conversation: understands what there is, and lets go of it with the last of its samples. */
const listen: Task = async ({ addon, models }, order) => {
  const { session = '', isLast } = order
  const recogniser = await models.get(order, { load: () => new addon.OnlineRecognizer(listenerConfig(order)) })
  const stream = sessions.get(session) ?? recogniser.createStream()
  sessions.set(session, stream)
  pour(stream, order)
  if (isLast) {
    // The model has to see beyond the last word.
    stream.acceptWaveform({ samples: new Float32Array(rateHz * 0.6), sampleRate: rateHz })
    stream.inputFinished()
    sessions.delete(session)
  }
  const sentences: string[] = []
  while (recogniser.isReady(stream)) {
    recogniser.decode(stream)
    if (!recogniser.isEndpoint(stream)) continue
    sentences.push(recogniser.getResult(stream).text.trim())
    recogniser.reset(stream)
  }
  const text = recogniser.getResult(stream).text.trim()
  if (isLast && text !== '') sentences.push(text)
  return { sentences: sentences.filter((sentence) => sentence !== ''), text: isLast ? '' : text }
}

const tasks: Readonly<Record<HearingTask, Task>> = {
  recognise,
  find_speech: findSpeech,
  tell_apart: tellApart,
  print,
  clean,
  punctuate,
  identify,
  tag,
  listen,
}

/** Carries out a task on a sound or a text. */
export function hear(ears: Ears, order: HearOrder): Promise<Heard> {
  return tasks[order.task](ears, order)
}
