import {
  type CapabilityEngines,
  type EngineSet,
  EngineError,
  type Sound,
  type SpeechEngine,
  type SpeechPiece,
  type VoiceRecipe,
} from '@vireo/engines'
import { editDistance } from '../kernel/texts/edit-distance.ts'
import type { ModelTrial } from '../ports/models.ts'
import type { UsedModel } from './used-model.ts'

/** Returns a sentence of a language, to try what speaks or hears. */
export function sentenceIn(language: string): string {
  return sentences[language] ?? english
}

export type TryParts = {
  readonly speech: SpeechEngine
  readonly engines: EngineSet
  /** A voice that comes with the product, to be heard by models that hear. */
  readonly voice: VoiceRecipe
  readonly memoryBytes: () => number | undefined
  /** Measures what brings each speaker of a model to the usual loudness. */
  readonly measureGains: (model: UsedModel) => Promise<Readonly<Record<string, number>>>
}

const rateHz = 16_000
const english = 'The train to the city leaves every morning at a quarter past seven.'
const sentences: Readonly<Record<string, string>> = {
  cs: 'Vlak do města odjíždí každé ráno ve čtvrt na osm.',
  de: 'Der Zug in die Stadt fährt jeden Morgen um Viertel nach sieben.',
  es: 'El tren a la ciudad sale cada mañana a las siete y cuarto.',
  fr: 'Le train pour la ville part chaque matin à sept heures et quart.',
  it: 'Il treno per la città parte ogni mattina alle sette e un quarto.',
  pl: 'Pociąg do miasta odjeżdża każdego ranka kwadrans po siódmej.',
  pt: 'O trem para a cidade sai todas as manhãs às sete e quinze.',
  ru: 'Поезд в город отправляется каждое утро в четверть восьмого.',
  zh: '去城里的火车每天早上七点一刻开。',
}

type Spoken = { readonly sound: Sound; readonly firstMs: number; readonly totalMs: number }

/** Tries a model on one sentence: how fast it is, what it holds and, where the machine can tell, how many words are wrong. */
export async function tryModel(parts: TryParts, model: UsedModel): Promise<Omit<ModelTrial, 'at'>> {
  const [language = 'en'] = model.languages
  const text = sentenceIn(language)
  const [speaker] = model.speakers
  if (model.capability === 'speech' && speaker) {
    // Whoever measures loads it, too.
    const gains = await parts.measureGains(model)
    const recipe = { engine: 'sherpa', base: speaker.base, gainDb: gains[speaker.base] ?? 0 }
    const { sound, firstMs, totalMs } = await say(parts.speech, text, language, recipe)
    const recognition = await parts.engines.find('recognition')
    const hears = recognition !== undefined && (await recognition.languages()).includes(language)
    const heard = hears ? (await recognition.recognise(sound, { language })).text : undefined
    return {
      realTimeFactor: totalMs / lengthMs(sound),
      firstSoundMs: firstMs,
      memoryBytes: parts.memoryBytes(),
      gains,
      wordErrorRate: heard === undefined ? undefined : wordErrorRate(text, heard),
    }
  }
  const { sound } = await say(parts.speech, english, 'en', parts.voice)
  await work(parts.engines, model.capability, sound)
  const start = performance.now()
  const heard = await work(parts.engines, model.capability, sound)
  return {
    realTimeFactor: (performance.now() - start) / lengthMs(sound),
    firstSoundMs: undefined,
    memoryBytes: parts.memoryBytes(),
    gains: {},
    wordErrorRate: heard === undefined || !model.languages.includes('en') ? undefined : wordErrorRate(english, heard),
  }
}

/** Lets a capability work on a sound. Returns what was understood, where that is its work. */
async function work(
  engines: EngineSet,
  capability: UsedModel['capability'],
  sound: Sound,
): Promise<string | undefined> {
  const find = async <Name extends keyof CapabilityEngines>(name: Name): Promise<CapabilityEngines[Name]> => {
    const engine = await engines.find(name)
    if (!engine) throw new EngineError('unknown_voice', `nothing for ${name} is installed`)
    return engine
  }
  switch (capability) {
    case 'recognition':
      return (await (await find('recognition')).recognise(sound)).text
    case 'live_recognition':
      return listenTo(await find('live_recognition'), sound)
    case 'voice_activity':
      await (await find('voice_activity')).findSpeech(sound)
      return undefined
    case 'speakers':
      await (await find('speakers')).tellApart(sound)
      return undefined
    case 'likeness':
      await (await find('likeness')).printOf(sound)
      return undefined
    case 'cleaning':
      await (await find('cleaning')).clean(sound)
      return undefined
    case 'punctuation':
      await (await find('punctuation')).punctuate(english.toLowerCase())
      return undefined
    case 'tagging':
      await (await find('tagging')).tag(sound)
      return undefined
    default:
      return undefined
  }
}

function listenTo(engine: CapabilityEngines['live_recognition'], { samples, sampleRateHz }: Sound): Promise<string> {
  return new Promise((resolve, reject) => {
    const heard: string[] = []
    const stream = engine.open(sampleRateHz, {
      partial: () => undefined,
      sentence: (text) => heard.push(text),
      end: () => resolve(heard.join(' ')),
      fail: reject,
    })
    stream.push(samples)
    stream.finish()
  })
}

function say(speech: SpeechEngine, text: string, language: string, recipe: VoiceRecipe): Promise<Spoken> {
  const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: false }
  const piece: SpeechPiece = { text, recipe, language, settings, seed: 1, pauseAfterMs: 0 }
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let firstMs: number | undefined
    const stream = speech.open(
      { codec: 'pcm', sampleRateHz: rateHz },
      {
        audio: (bytes) => {
          firstMs ??= performance.now() - start
          parts.push(Buffer.from(bytes))
        },
        piece: () => undefined,
        end: () => {
          const bytes = Buffer.concat(parts)
          const samples = Float32Array.from(
            { length: bytes.length >> 1 },
            (_, at) => bytes.readInt16LE(2 * at) / 32_768,
          )
          const totalMs = performance.now() - start
          resolve({ sound: { samples, sampleRateHz: rateHz }, firstMs: firstMs ?? totalMs, totalMs })
        },
        fail: reject,
      },
      'the instance',
    )
    stream.push(piece)
    stream.finish()
  })
}

function lengthMs({ samples, sampleRateHz }: Sound): number {
  return Math.max(1, (1000 * samples.length) / sampleRateHz)
}

/** Computes the share of words that are wrong, missing or too many; at most 1. */
export function wordErrorRate(said: string, heard: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const [wanted, got] = [words(said), words(heard)]
  return Math.min(1, editDistance(wanted, got) / Math.max(1, wanted.length))
}
