export { findIn, findMarks } from './find-marks.ts'
export { compareLevels, framesOf, heardRateHz, stepSeconds } from './hearing/measure-levels.ts'
export { loadMarkDetector } from './load-detector.ts'
export { codeLength, createPatterns, type Patterns } from './patterns.ts'
