import {
  createSpeechAnalysisPool,
  createSpeechPool,
  type SpeechAnalysisEngine,
  type SpeechEngine,
} from '@vireo/engines'

/** Opens the embedded engines as the server runs them. */
export function openEngines(workers: number): SpeechEngine {
  return createSpeechPool({
    workers,
    engines: {
      flite: import.meta.resolve('@vireo/engine-flite'),
      espeak: import.meta.resolve('@vireo/engine-espeak'),
    },
  })
}

/** Opens the analysis of voices, without reference speech: no words are compared here. */
export function openAnalysis(): SpeechAnalysisEngine {
  return createSpeechAnalysisPool({
    workers: 1,
    engine: import.meta.resolve('@vireo/engine-speech-analysis'),
    speakReference: () => Promise.resolve([]),
  })
}
