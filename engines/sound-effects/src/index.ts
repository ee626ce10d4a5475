export { loadSoundEffectMaker } from './load-maker.ts'
export { families, type Family, groups } from './vocabulary/index.ts'
export { modifiers } from './vocabulary/modifiers.ts'
export { pictures } from './vocabulary/pictures.ts'
