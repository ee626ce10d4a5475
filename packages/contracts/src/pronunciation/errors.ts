import { defineErrors } from '../kit/index.ts'

export const pronunciationErrors = defineErrors({
  pronunciation_dictionary_not_found: { status: 404, message: 'There is no such pronunciation dictionary.' },
  invalid_pronunciation_rule: {
    status: 400,
    message: 'A rule cannot be said as it is written.',
    type: 'validation_error',
  },
  invalid_pronunciation_file: {
    status: 400,
    message: 'This is no pronunciation lexicon (PLS) that can be read.',
    type: 'validation_error',
  },
  pronunciation_limit_reached: {
    status: 400,
    message: 'There is no room for more rules or dictionaries.',
  },
})
