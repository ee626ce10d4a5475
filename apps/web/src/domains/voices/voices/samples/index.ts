export { SamplePicker } from './sample-picker.tsx'
export { QualityBadge, QualityFacts } from './sample-quality.tsx'
export { reportsIn, type Sample, type Samples, usable, useSamples } from './use-samples.ts'
