import { compileRules } from '../apps/server/src/domains/speech/pronunciation/rules/compile-rules.ts'
import type { Section } from './report.ts'
import { median, percentile, rounded } from './statistics.ts'

const rulesCount = 10_000
const textLength = 3000
const rounds = 300
const limitMs = 1

/** Measures what 10,000 rules of pronunciation cost a text of 3,000 characters. */
export function measurePronunciationRules(): Promise<Section> {
  const words = Array.from({ length: rulesCount }, (_, at) => `word${at.toString(36)}`)
  const compiled = compileRules(
    words.map((word, at) => ({
      type: 'alias' as const,
      string_to_replace: word,
      alias: `said ${at}`,
      case_sensitive: at % 2 === 0,
      word_boundaries: true,
    })),
  )
  // Every third word has a rule.
  const text = words
    .flatMap((word, at) => [word, 'something', 'else', `no${at}`])
    .join(' ')
    .slice(0, textLength)
  const costs = Array.from({ length: rounds }, () => {
    const startedAtMs = performance.now()
    compiled.find(text, 0, text.length)
    return performance.now() - startedAtMs
  })
  return Promise.resolve({
    title: `Pronunciation: ${rulesCount} rules, ${textLength} characters`,
    rows: [
      {
        what: 'finding where rules apply, median',
        measured: rounded(median(costs), 3),
        unit: 'ms',
        limit: `≤ ${limitMs} ms`,
        holds: median(costs) <= limitMs,
      },
      { what: 'the same, p95', measured: rounded(percentile(costs, 95), 3), unit: 'ms' },
    ],
    notes: [`${compiled.find(text, 0, text.length).length} places are found; medians of ${rounds} rounds.`],
  })
}
