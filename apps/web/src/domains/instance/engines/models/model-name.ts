import type { EngineModel } from '@vireo/contracts/engines'

import { modelWords } from './words.ts'

/** Names a model as people do, or by its id where the catalogue does not know it. */
export function modelName({ name }: Pick<EngineModel, 'name'>): string {
  return modelWords.names[name] ?? name
}

/** Names the licence of a model, and says what is known beside it, in the language of the reader. */
export function licenceOf({ licence: { name, notes, url } }: Pick<EngineModel, 'licence'>): EngineModel['licence'] {
  return { name: modelWords.licences[name] ?? name, notes: modelWords.licenceNotes[notes] ?? notes, url }
}
