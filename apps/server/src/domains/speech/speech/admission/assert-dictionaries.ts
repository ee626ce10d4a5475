import type { SpeechBody } from '@vireo/contracts/speech'
import { AppError } from '#kernel/errors.ts'

/** Refuses a pronunciation dictionary that is not there. There are none yet, so whoever names one is told. */
export function assertDictionaries(locators: SpeechBody['pronunciation_dictionary_locators']): void {
  const [first] = locators ?? []
  if (!first) return
  const { pronunciation_dictionary_id: id } = first
  throw new AppError('pronunciation_dictionary_not_found', {
    message: `There is no pronunciation dictionary ${id}.`,
    param: 'pronunciation_dictionary_locators',
  })
}
