import type { Model } from '@vireo/contracts/speech'

import { speechWords } from '../words.ts'

/** Says what a model is good for in the language of the reader, or as the server says it where nobody translated it. */
export function modelNote(model: Pick<Model, 'description'> | undefined): string | undefined {
  return model && (speechWords.modelNotes[model.description] ?? model.description)
}
