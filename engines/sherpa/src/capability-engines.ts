import { randomUUID } from 'node:crypto'
import { joinSamples } from '@vireo/audio'
import {
  type Capability,
  type CapabilityEngines,
  type Closable,
  EngineError,
  type EngineSet,
  type LiveRecognitionListener,
  type Sound,
  type WorkOptions,
} from '@vireo/engines'
import { capabilitiesOf } from './models/families.ts'
import type { HearingTask } from './messages.ts'
import type { SherpaModel } from './models/model-folder.ts'
import type { HearRequest, SherpaHost } from './sherpa-host.ts'

type Wishes = WorkOptions & { readonly language?: string; readonly speakers?: number }
type Makers = { readonly [Name in keyof CapabilityEngines]?: (host: SherpaHost) => CapabilityEngines[Name] }

/** Does nothing: the host is closed by whoever opened it. */
const close: Closable['close'] = () => Promise.resolve()

/** Lists the models that can do something, those for more languages first. */
async function modelsFor(host: SherpaHost, capability: Capability): Promise<readonly SherpaModel[]> {
  const { models } = await host.usable()
  const able = models.filter(({ family, languages }) => capabilitiesOf(family, languages).includes(capability))
  return able.toSorted((one, other) => other.languages.length - one.languages.length)
}

/** Chooses the installed model for some work: one of the language that is asked for. Rejects when there is none. */
async function choose(host: SherpaHost, capability: Capability, language?: string): Promise<SherpaModel> {
  const models = await modelsFor(host, capability)
  const [primary] = (language ?? '').toLowerCase().split('-')
  const model = language === undefined ? models[0] : models.find(({ languages }) => languages.includes(primary ?? ''))
  if (model) return model
  const what = language === undefined || models.length === 0 ? capability : `${capability} in ${language}`
  throw new EngineError('unknown_voice', `no model for ${what} is installed`)
}

const silence = { samples: new Float32Array(0), sampleRateHz: 16_000 }

async function ask(
  host: SherpaHost,
  asked: readonly [Capability, HearingTask],
  sound: Sound & { readonly text?: string },
  { language, speakers, ...options }: Wishes = {},
) {
  options.signal?.throwIfAborted()
  const [capability, task] = asked
  const request: HearRequest = {
    model: await choose(host, capability, language),
    task,
    ...sound,
    ...(language !== undefined && capability === 'recognition' && { language: language.split('-')[0] ?? language }),
    ...(speakers !== undefined && { speakers }),
  }
  return host.hear(request, options)
}

async function languagesFor(host: SherpaHost, capability: Capability): Promise<string[]> {
  return [...new Set((await modelsFor(host, capability)).flatMap(({ languages }) => languages))]
}

const makers: Makers = {
  recognition: (host) => ({
    close,
    languages: () => languagesFor(host, 'recognition'),
    async recognise(sound, wishes) {
      if (sound.samples.length === 0) return { text: '', language: undefined, words: [] }
      const { recognition } = await ask(host, ['recognition', 'recognise'], sound, wishes)
      return recognition ?? { text: '', language: undefined, words: [] }
    },
  }),
  live_recognition: (host) => ({
    close,
    languages: () => languagesFor(host, 'live_recognition'),
    open: (sampleRateHz, listener) => listen(host, sampleRateHz, listener),
  }),
  voice_activity: (host) => ({
    close,
    findSpeech: async (sound, options) =>
      sound.samples.length === 0
        ? []
        : ((await ask(host, ['voice_activity', 'find_speech'], sound, options)).spans ?? []),
  }),
  speakers: (host) => ({
    close,
    tellApart: async (sound, options) =>
      sound.samples.length === 0 ? [] : ((await ask(host, ['speakers', 'tell_apart'], sound, options)).turns ?? []),
  }),
  likeness: (host) => ({
    close,
    printOf: async (sound, options) =>
      (await ask(host, ['likeness', 'print'], sound, options)).vector ?? new Float32Array(0),
  }),
  cleaning: (host) => ({
    close,
    async clean(sound, options) {
      if (sound.samples.length === 0) return sound
      const { samples, sampleRateHz } = await ask(host, ['cleaning', 'clean'], sound, options)
      return samples && sampleRateHz ? { samples, sampleRateHz } : sound
    },
  }),
  punctuation: (host) => ({
    close,
    punctuate: async (text, options) =>
      text.trim() === ''
        ? text
        : ((await ask(host, ['punctuation', 'punctuate'], { ...silence, text }, options)).text ?? text),
  }),
  spoken_language: (host) => ({
    close,
    identify: async (sound, options) => {
      const { text } = await ask(host, ['spoken_language', 'identify'], sound, options)
      return text === '' ? undefined : text
    },
  }),
  tagging: (host) => ({
    close,
    tag: async (sound, options) => (await ask(host, ['tagging', 'tag'], sound, options)).things ?? [],
  }),
}

/** Listens to a conversation; what is pushed while the model works is understood in one go afterwards. */
function listen(host: SherpaHost, sampleRateHz: number, listener: LiveRecognitionListener) {
  const session = randomUUID()
  const stop = new AbortController()
  const heap: Float32Array[] = []
  let state: 'open' | 'finishing' | 'over' = 'open'
  let isWorking = false
  const pump = async () => {
    if (isWorking || state === 'over') return
    isWorking = true
    try {
      const model = await choose(host, 'live_recognition')
      while (heap.length > 0 || state === 'finishing') {
        const isLast = state === 'finishing'
        const samples = joinSamples(heap.splice(0))
        const request = { model, task: 'listen', samples, sampleRateHz, session, isLast } as const
        const { sentences = [], text = '' } = await host.hear(request, { isLive: true, signal: stop.signal })
        for (const sentence of sentences) listener.sentence(sentence)
        if (text !== '') listener.partial(text)
        if (!isLast) continue
        state = 'over'
        listener.end()
      }
    } catch (error) {
      if (stop.signal.aborted) return
      state = 'over'
      listener.fail(error instanceof EngineError ? error : new EngineError('crashed', String(error)))
    } finally {
      isWorking = false
    }
  }
  return {
    push(samples: Float32Array) {
      if (state !== 'open') return
      heap.push(samples)
      void pump()
    },
    finish() {
      if (state !== 'open') return
      state = 'finishing'
      void pump()
    },
    cancel() {
      state = 'over'
      stop.abort(new Error('the conversation was cancelled'))
    },
  }
}

/** Answers for each capability with the models that are installed at the time; undefined where none can do it. */
export function createSherpaEngines(host: SherpaHost): EngineSet {
  return {
    async find<Name extends keyof CapabilityEngines>(capability: Name) {
      const make = makers[capability]
      if (!make || (await modelsFor(host, capability)).length === 0) return undefined
      return make(host)
    },
  }
}
