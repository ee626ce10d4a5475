export { useWaveWords } from './spoken-words/use-wave-words.ts'
export { SmallComposer } from './composer/small-composer.tsx'
export { useSpeechModels } from './queries.ts'
