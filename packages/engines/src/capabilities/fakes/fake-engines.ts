import type { CapabilityEngines, EngineSet } from '../engine-set.ts'
import {
  fakeCleaning,
  fakeLikeness,
  fakeSeparation,
  fakeSoundMaking,
  fakeSpeakers,
  fakeSpokenLanguage,
  fakeTagging,
  fakeVoiceActivity,
} from './fake-hearing.ts'
import { fakeChat, fakeEmbeddings, fakePunctuation, fakeTranslation } from './fake-language-work.ts'
import { fakeLiveRecognition, fakeRecognition } from './fake-recognition.ts'

/** Creates a set with a fake for every capability, except for those that a test replaces or takes away. */
export function fakeEngines(
  instead: Partial<{ [K in keyof CapabilityEngines]: CapabilityEngines[K] | undefined }> = {},
): EngineSet {
  const engines = {
    recognition: fakeRecognition(),
    live_recognition: fakeLiveRecognition(),
    voice_activity: fakeVoiceActivity(),
    speakers: fakeSpeakers(),
    likeness: fakeLikeness(),
    cleaning: fakeCleaning(),
    separation: fakeSeparation(),
    sound_effects: fakeSoundMaking(),
    punctuation: fakePunctuation(),
    spoken_language: fakeSpokenLanguage(),
    tagging: fakeTagging(),
    translation: fakeTranslation(),
    chat: fakeChat(),
    embeddings: fakeEmbeddings(),
    ...instead,
  }
  return { find: (capability) => Promise.resolve(engines[capability]) }
}
