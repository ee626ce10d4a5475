import {
  createMusicPool,
  createReferenceSpeaker,
  createSoundEffectsPool,
  createSpeechAnalysisPool,
  createSpeechPool,
  createVoiceCloningPool,
  createVoiceConversionPool,
  createVoiceIsolationPool,
} from '@vireo/engines'
import { createMediaToolkit, createVideoRenderer } from '@vireo/engine-media'
import { createManifests } from '../src/adapters/provenance/create-manifests.ts'
import { openMarks } from '../src/open-marks.ts'
import { referenceRecipes } from '../src/reference-recipes.ts'

const speechEngines = {
  flite: import.meta.resolve('@vireo/engine-flite'),
  espeak: import.meta.resolve('@vireo/engine-espeak'),
}

/** A thread that ended between two files would have to load its engine again. */
const idleMs = 3_600_000

/** The real engines, loaded when a test first needs them, in one worker each. */
export const testSpeech = createSpeechPool({ workers: 1, engines: speechEngines })

export const testVoiceCloning = createVoiceCloningPool({
  workers: 1,
  idleMs,
  method: 'acoustic_matching',
  engine: import.meta.resolve('@vireo/engine-voice-matching'),
  speechEngines,
})

export const testVoiceConversion = createVoiceConversionPool({
  workers: 1,
  idleMs,
  engine: import.meta.resolve('@vireo/engine-voice-conversion'),
})

export const testVoiceIsolation = createVoiceIsolationPool({ workers: 1, idleMs })

export const testSoundEffects = createSoundEffectsPool({
  workers: 1,
  idleMs,
  engine: import.meta.resolve('@vireo/engine-sound-effects'),
})

export const testMusic = createMusicPool({
  workers: 1,
  idleMs,
  engine: import.meta.resolve('@vireo/engine-music'),
})

export const testSpeechAnalysis = createSpeechAnalysisPool({
  workers: 1,
  idleMs,
  engine: import.meta.resolve('@vireo/engine-speech-analysis'),
  speakReference: createReferenceSpeaker(testSpeech, referenceRecipes),
})

export const testMedia = createMediaToolkit({ idleMs, runsPerWorker: 1000 })

/** Marks of a key that no instance has; what the engines above make has none. */
export const testMarks = openMarks(
  { instanceSecret: 'an instance key that only tests have', areWritten: true, key: 2 },
  { workers: 1, idleMs },
)

/** Manifests of the same instance, which signs with its second key. */
export const testManifests = createManifests({
  instanceSecret: 'an instance key that only tests have',
  origin: 'http://127.0.0.1:8080',
  areWritten: true,
  key: 2,
})

/** Each video is a process that ends with it. */
export const testVideos = createVideoRenderer()
