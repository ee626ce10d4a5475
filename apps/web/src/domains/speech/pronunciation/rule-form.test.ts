import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { expect, test } from 'vitest'

import { draftOf, ruleOf, saidIn } from './rule-form.ts'

const common = { string_to_replace: 'SQL', case_sensitive: false, word_boundaries: true }
const rules: readonly PronunciationRule[] = [
  { ...common, type: 'alias', alias: 'sequel' },
  { ...common, type: 'phoneme', phoneme: 'ˈsikwəl', alphabet: 'ipa' },
  { ...common, type: 'phoneme', phoneme: 'S IY1 K W AH0 L', alphabet: 'cmu-arpabet' },
]

test.each(rules)('a rule that is opened and saved stays as it is: $type', (rule) => {
  expect(ruleOf(draftOf(rule))).toEqual(rule)
  expect(draftOf(rule).said).toBe(saidIn(rule))
})

test('a new rule begins with whole words of the same case', () => {
  expect(ruleOf(draftOf(undefined))).toEqual({
    string_to_replace: '',
    case_sensitive: true,
    word_boundaries: true,
    type: 'alias',
    alias: '',
  })
})
