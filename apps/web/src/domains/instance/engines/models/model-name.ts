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
