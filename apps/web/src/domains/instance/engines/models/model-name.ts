import type { EngineModel } from '@vireo/contracts/engines'

import { modelWords } from './words.ts'

/** Names a model as people do, or by its id where the catalogue does not know it. */
export function modelName({ name }: Pick<EngineModel, 'name'>): string {
  return modelWords.names[name] ?? name
}

/** Says what a model is for in the language of the reader, or as its manifest says where nobody translated it. */
export function modelPurpose({ name, purpose }: Pick<EngineModel, 'name' | 'purpose'>): string {
  return modelWords.purposes[name] ?? purpose
}

/** Names the licence of a model, and says what is known beside it, in the language of the reader. */
export function licenceOf({ licence: { name, notes, url } }: Pick<EngineModel, 'licence'>): EngineModel['licence'] {
  return { name: modelWords.licences[name] ?? name, notes: modelWords.licenceNotes[notes] ?? notes, url }
}
