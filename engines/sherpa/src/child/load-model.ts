import type { LoadedModel } from '../messages.ts'
import type { ModelFamily } from '../models/families.ts'
import type { SherpaAddon, SherpaConfig } from './sherpa-addon.ts'

/** Samples that the library keeps while it looks for speech. */
export const vadBufferSeconds = 60

/** Families that are told a language when they are loaded. */
const told: ReadonlySet<ModelFamily> = new Set<ModelFamily>(['kokoro', 'whisper', 'sense_voice'])

/** Returns the language that a model of its family has to be told; undefined where it makes no difference. */
export function toldLanguageOf({ family, language }: LoadedModel): string | undefined {
  return told.has(family) ? language : undefined
}

/** Builds what every model is loaded with. */
function common({ threads }: LoadedModel) {
  return { numThreads: threads, provider: 'cpu', debug: false }
}

/** Builds the configuration of a model that speaks: its files under the name of its family. */
export function speechConfig(model: LoadedModel): SherpaConfig {
  const { lexicon, lexicon2, ...files } = model.files
  const lexicons = [lexicon, lexicon2].filter((file) => file !== undefined).join(',')
  const own = {
    ...files,
    ...(lexicons !== '' && { lexicon: lexicons }),
    ...(model.family === 'kokoro' && model.language !== undefined && { lang: model.language }),
  }
  return { model: { [model.family]: own, ...common(model) }, maxNumSentences: 1 }
}

const recogniserNames: Partial<Record<ModelFamily, string>> = {
  whisper: 'whisper',
  moonshine: 'moonshine',
  sense_voice: 'senseVoice',
  transducer: 'transducer',
  nemo_transducer: 'transducer',
}

/** Builds the configuration of a model that writes down what is said. */
export function recogniserConfig(model: LoadedModel): object {
  const { tokens, ...files } = model.files
  const named = recogniserNames[model.family] ?? model.family
  const language = model.language ?? ''
  const own = {
    ...files,
    ...(model.family === 'whisper' && { language, task: 'transcribe', tailPaddings: -1 }),
    ...(model.family === 'sense_voice' && { language, useInverseTextNormalization: 1 }),
  }
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: {
      [named]: own,
      tokens,
      ...common(model),
      ...(model.family === 'nemo_transducer' && { modelType: 'nemo_transducer' }),
    },
    decodingMethod: 'greedy_search',
  }
}

/** Builds the configuration of a model that listens while somebody speaks. */
export function listenerConfig(model: LoadedModel): object {
  const { tokens, ...transducer } = model.files
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { transducer, tokens, ...common(model) },
    decodingMethod: 'greedy_search',
    enableEndpoint: true,
    rule1MinTrailingSilence: 2.4,
    rule2MinTrailingSilence: 0.8,
    rule3MinUtteranceLength: 20,
  }
}

/** Loads a model that finds speech. */
export function loadVad({ Vad }: SherpaAddon, model: LoadedModel) {
  const sileroVad = {
    model: model.files['model'],
    threshold: 0.5,
    minSilenceDuration: 0.25,
    minSpeechDuration: 0.1,
    maxSpeechDuration: 30,
    windowSize: 512,
  }
  return new Vad({ sileroVad, sampleRate: 16_000, ...common(model) }, vadBufferSeconds)
}

/** Builds how voices are gathered: into so many people, or into as many as there seem to be. */
export function clusteringOf(speakers: number | undefined): object {
  return { numClusters: speakers ?? -1, threshold: 0.5 }
}

/** Loads a model that tells speakers apart. */
export function loadDiarization({ OfflineSpeakerDiarization }: SherpaAddon, model: LoadedModel, speakers?: number) {
  return new OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: model.files['segmentation'] }, ...common(model) },
    embedding: { model: model.files['embedding'], ...common(model) },
    clustering: clusteringOf(speakers),
    minDurationOn: 0.2,
    minDurationOff: 0.5,
  })
}

/** Loads a model that is given a single file. */
export function loadSingle<Model>(make: new (config: object) => Model, model: LoadedModel, name: string): Model {
  return new make({ model: { [name]: { model: model.files['model'] }, ...common(model) } })
}

/** Loads a model that prints voices. */
export function loadExtractor({ SpeakerEmbeddingExtractor }: SherpaAddon, model: LoadedModel) {
  return new SpeakerEmbeddingExtractor({ model: model.files['model'], ...common(model) })
}

/** Loads a model that puts commas and stops. */
export function loadPunctuation({ OfflinePunctuation }: SherpaAddon, model: LoadedModel) {
  return new OfflinePunctuation({ model: { ctTransformer: model.files['model'], ...common(model) } })
}

/** Loads a model that names what is heard. */
export function loadTagging({ AudioTagging }: SherpaAddon, model: LoadedModel) {
  return new AudioTagging({
    model: { zipformer: { model: model.files['model'] }, ...common(model) },
    labels: model.files['labels'],
    topK: 5,
  })
}
