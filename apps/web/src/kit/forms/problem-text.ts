import type { z } from 'zod'

import { kitWords } from '../words.ts'

/** Says what is wrong with a field, in the language of the screen where we have a sentence for it, else as the schema says it. */
export function problemText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_format' && issue.format === 'email') return kitWords.notAnAddress
  // A field that may not be empty says itself what is missing.
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum > 1)
    return kitWords.tooShort(Number(issue.minimum))
  if (issue.code === 'too_big' && issue.origin === 'string') return kitWords.tooLong(Number(issue.maximum))
  return issue.message
}
