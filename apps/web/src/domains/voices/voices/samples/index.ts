export { SamplePicker } from './sample-picker.tsx'
export { QualityBadge, QualityFacts } from './sample-quality.tsx'
export type { Sample } from './sample-list.ts'
export { reportsIn, type Samples, usable, useSamples } from './use-samples.ts'
