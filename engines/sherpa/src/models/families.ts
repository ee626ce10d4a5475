import type { Capability } from '@vireo/engines'

/** What a family of models is for, and which files the library wants of it, by the library's own names. */
export type Family = {
  readonly capability: Capability
  readonly files: readonly string[]
  readonly optional?: readonly string[]
  /** What else a model of the family can do that knows more languages than one. */
  readonly alsoWithLanguages?: Capability
}

const acoustic = { optional: ['lexicon', 'lexicon2', 'dataDir'] } as const

/** The families that can be used, of those that the installed library loads; decision 0371 says which others there are. */
export const families = {
  zipvoice: { capability: 'cloning', files: ['tokens', 'encoder', 'decoder', 'vocoder', 'dataDir', 'lexicon'] },
  kokoro: { capability: 'speech', files: ['model', 'voices', 'tokens', 'dataDir'], optional: ['lexicon', 'lexicon2'] },
  kitten: { capability: 'speech', files: ['model', 'voices', 'tokens', 'dataDir'] },
  vits: { capability: 'speech', files: ['model', 'tokens'], ...acoustic },
  matcha: { capability: 'speech', files: ['acousticModel', 'vocoder', 'tokens'], ...acoustic },
  whisper: { capability: 'recognition', files: ['encoder', 'decoder', 'tokens'], alsoWithLanguages: 'spoken_language' },
  moonshine: {
    capability: 'recognition',
    files: ['preprocessor', 'encoder', 'uncachedDecoder', 'cachedDecoder', 'tokens'],
  },
  sense_voice: { capability: 'recognition', files: ['model', 'tokens'], alsoWithLanguages: 'spoken_language' },
  transducer: { capability: 'recognition', files: ['encoder', 'decoder', 'joiner', 'tokens'] },
  nemo_transducer: { capability: 'recognition', files: ['encoder', 'decoder', 'joiner', 'tokens'] },
  streaming_transducer: { capability: 'live_recognition', files: ['encoder', 'decoder', 'joiner', 'tokens'] },
  silero_vad: { capability: 'voice_activity', files: ['model'] },
  diarization: { capability: 'speakers', files: ['segmentation', 'embedding'] },
  speaker_embedding: { capability: 'likeness', files: ['model'] },
  gtcrn: { capability: 'cleaning', files: ['model'] },
  ct_punctuation: { capability: 'punctuation', files: ['model'] },
  zipformer_tagging: { capability: 'tagging', files: ['model', 'labels'] },
} as const satisfies Record<string, Family>

export type ModelFamily = keyof typeof families

/** Tells whether a name is that of a family. */
export function isFamily(name: unknown): name is ModelFamily {
  return typeof name === 'string' && Object.hasOwn(families, name)
}

/** Lists what a model of a family can do that knows these languages. */
export function capabilitiesOf(name: ModelFamily, languages: readonly string[]): readonly Capability[] {
  const { capability, alsoWithLanguages }: Family = families[name]
  return alsoWithLanguages && languages.length > 1 ? [capability, alsoWithLanguages] : [capability]
}
