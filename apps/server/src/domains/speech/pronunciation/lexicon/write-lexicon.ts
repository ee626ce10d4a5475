import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { ownNamespace } from './read-lexicon.ts'

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Writes rules as a pronunciation lexicon (W3C PLS 1.0) that reads back as the same rules. */
export function writeLexicon(rules: readonly PronunciationRule[]): string {
  const lexemes = rules.map((rule) => {
    const flags =
      (rule.case_sensitive ? '' : ' vireo:case-sensitive="false"') +
      (rule.word_boundaries ? '' : ' vireo:word-boundaries="false"')
    const grapheme = `<grapheme>${escaped(rule.string_to_replace)}</grapheme>`
    return `  <lexeme${flags}>\n    ${grapheme}\n    ${sayingOf(rule)}\n  </lexeme>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" xmlns:vireo="${ownNamespace}" alphabet="ipa" xml:lang="en">
${lexemes.join('')}</lexicon>
`
}

function sayingOf(rule: PronunciationRule): string {
  if (rule.type === 'alias') return `<alias>${escaped(rule.alias)}</alias>`
  const isCommon = rule.alphabet === 'ipa'
  return `<phoneme${isCommon ? '' : ` alphabet="${escaped(rule.alphabet)}"`}>${escaped(rule.phoneme)}</phoneme>`
}

/** Escapes what is markup; control characters have no place in XML and are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[<>&"]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
}
