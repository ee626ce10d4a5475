import type { Capability } from './capability.ts'
import type { ChatEngine } from './chat.ts'
import type {
  LikenessEngine,
  SpeakersEngine,
  SpokenLanguageEngine,
  TaggingEngine,
  VoiceActivityEngine,
} from './hearing.ts'
import type { EmbeddingsEngine, PunctuationEngine, TranslationEngine } from './language-work.ts'
import type { LiveRecognitionEngine } from './live-recognition.ts'
import type { RecognitionEngine } from './recognition.ts'
import type { CleaningEngine, SeparationEngine, SoundMakingEngine } from './sound-work.ts'

/** What stands behind each capability that an instance may lack. Speech and cloning are always there; for sound effects these are who knows more words. */
export type CapabilityEngines = {
  readonly recognition: RecognitionEngine
  readonly live_recognition: LiveRecognitionEngine
  readonly voice_activity: VoiceActivityEngine
  readonly speakers: SpeakersEngine
  readonly likeness: LikenessEngine
  readonly cleaning: CleaningEngine
  readonly separation: SeparationEngine
  readonly sound_effects: SoundMakingEngine
  readonly punctuation: PunctuationEngine
  readonly spoken_language: SpokenLanguageEngine
  readonly tagging: TaggingEngine
  readonly translation: TranslationEngine
  readonly chat: ChatEngine
  readonly embeddings: EmbeddingsEngine
}

export type OptionalCapability = keyof CapabilityEngines & Capability

/** Finds who can do something; asked anew each time, because engines come and go while the product runs. */
export type EngineSet = {
  find<Name extends OptionalCapability>(capability: Name): Promise<CapabilityEngines[Name] | undefined>
}

/** Asks several sets one after the other, the first that has an engine wins. */
export function joinEngineSets(...sets: readonly EngineSet[]): EngineSet {
  return {
    async find(capability) {
      for (const set of sets) {
        const engine = await set.find(capability)
        if (engine) return engine
      }
      return undefined
    },
  }
}
