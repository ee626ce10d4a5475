import type { EngineModel } from '@vireo/contracts/engines'

import { purposeWords } from './words.ts'

/** Says what a model is for in the language of the reader, or as its manifest says where nobody translated it. */
export function modelPurpose({ name, purpose }: Pick<EngineModel, 'name' | 'purpose'>): string {
  return purposeWords.purposes[name] ?? purpose
}
