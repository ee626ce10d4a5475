export { SmallComposer } from './composer/small-composer.tsx'
export { useSpeechModels } from './queries.ts'
