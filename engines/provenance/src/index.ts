export { findMarks } from './find-marks.ts'
export { heardRateHz } from './hearing/measure-levels.ts'
export { loadMarkDetector } from './load-detector.ts'
export { codeLength, createPatterns, type Patterns } from './patterns.ts'
