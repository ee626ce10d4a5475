import { createSpeechPool, type SpeechEngine } from '@vireo/engines'

/** The embedded engines, as the server runs them. */
export function openEngines(workers: number): SpeechEngine {
  return createSpeechPool({
    workers,
    engines: {
      flite: import.meta.resolve('@vireo/engine-flite'),
      espeak: import.meta.resolve('@vireo/engine-espeak'),
    },
  })
}
