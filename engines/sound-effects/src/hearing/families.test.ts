import { expect, test } from 'vitest'
import { readPrompt } from '../prompt/read-prompt.ts'
import { families } from '../vocabulary/index.ts'
import { fittingSeconds } from '../render.ts'
import { trainClassifier } from './classifier.testing.ts'
import { featuresOf, vectorOf } from './features.testing.ts'
import { rendered } from './rendered.testing.ts'

const training = [1, 2]
const testing = [101, 102]

/** Enough to hear two calls of what is slow; the rest would only take time. */
const secondsMax = 2.6

function heard(prompt: string, seed: number): readonly number[] {
  const seconds = Math.max(1.2, Math.min(secondsMax, fittingSeconds(readPrompt(prompt))))
  return vectorOf(featuresOf(rendered(prompt, { seed, seconds })))
}

test('whoever learned the families from some seeds names those of others, in at least 95 of 100', () => {
  const single = families.filter(({ group }) => group !== 'ambiences')
  const examples = (seeds: readonly number[]) =>
    single.flatMap(({ id, words }) => seeds.map((seed) => ({ label: id, vector: heard(nameOf(words), seed) })))
  const name = trainClassifier(examples(training))
  const asked = examples(testing)
  const wrong = asked.flatMap(({ label, vector }) =>
    name(vector) === label ? [] : [`${label} taken for ${name(vector)}`],
  )
  expect(1 - wrong.length / asked.length, wrong.join(', ')).toBeGreaterThanOrEqual(0.95)
}, 600_000)

/** The first word that means a family: what it is without anything said about it. */
function nameOf(words: string): string {
  return (words.split(/[\s|]/)[0] ?? '').replaceAll('_', ' ').replace('~', '')
}
