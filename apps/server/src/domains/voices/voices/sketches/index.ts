export type { EarlierFace } from './begin-sketch.ts'
export { presentFace, presentSketch } from './present-sketch.ts'
export { findSketches, type ShownSketch } from './sketch-store.ts'
export { type Hearing, sketchOfStored } from './sketch-voices.ts'
