import type { PronunciationRule } from '@vireo/contracts/pronunciation'

/** A rule while it is written. */
export type RuleDraft = {
  readonly words: string
  readonly kind: 'alias' | 'ipa' | 'cmu'
  readonly said: string
  readonly caseSensitive: boolean
  readonly wordBoundaries: boolean
}

/** Begins a draft: of a rule that is there, or an empty one. */
export function draftOf(rule: PronunciationRule | undefined): RuleDraft {
  if (!rule) return { words: '', kind: 'alias', said: '', caseSensitive: true, wordBoundaries: true }
  return {
    words: rule.string_to_replace,
    kind: rule.type === 'alias' ? 'alias' : rule.alphabet.toLowerCase() === 'ipa' ? 'ipa' : 'cmu',
    said: saidIn(rule),
    caseSensitive: rule.case_sensitive,
    wordBoundaries: rule.word_boundaries,
  }
}

/** Makes the rule that a draft says. */
export function ruleOf({ words, kind, said, caseSensitive, wordBoundaries }: RuleDraft): PronunciationRule {
  const common = { string_to_replace: words, case_sensitive: caseSensitive, word_boundaries: wordBoundaries }
  return kind === 'alias'
    ? { ...common, type: 'alias', alias: said }
    : { ...common, type: 'phoneme', phoneme: said, alphabet: kind === 'ipa' ? 'ipa' : 'cmu-arpabet' }
}

/** Returns what a rule says is spoken. */
export function saidIn(rule: PronunciationRule): string {
  return rule.type === 'alias' ? rule.alias : rule.phoneme
}
