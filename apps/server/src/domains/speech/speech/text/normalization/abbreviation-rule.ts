import { capitalize } from './capitalize.ts'
import type { Rule } from './rewrite.ts'
import { writtenOut } from './written-out.ts'

const startsSentence = /^\s*(?:$|\n|["'“„«(¿¡]*\p{Lu})/u

/**
 * Makes the rule that writes out abbreviations of a language. One that may end a sentence leaves its full stop there.
 */
export function abbreviationRule(locale: string): readonly Rule[] {
  const entries = writtenOut(locale.split('-')[0] ?? locale)
  if (entries.length === 0) return []
  const forms = entries.map(({ form }) => `(${variantsOf(form)})`).join('|')
  return [
    {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(?:${forms})(?![\\p{L}\\p{N}])`, 'gu'),
      replace(match, text) {
        const at = match.slice(1).findIndex((group) => group !== undefined)
        const entry = entries[at]
        if (!entry) return undefined
        const words = /^\p{Lu}/u.test(match[0]) && !/^\p{Lu}/u.test(entry.form) ? capitalize(entry.words) : entry.words
        const after = text.slice(match.index + match[0].length, match.index + match[0].length + 8)
        return entry.mayEnd && startsSentence.test(after) ? `${words}.` : words
      },
    },
  ]
}

/** Returns a pattern for a form as it stands, and with a capital where a sentence begins with it. */
function variantsOf(form: string): string {
  const first = form.slice(0, 1)
  return /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]${form.slice(1)}` : form
}
