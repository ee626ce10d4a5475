import { editDistance } from '#kernel/texts/edit-distance.ts'
import type { QuestionRow } from './test-tables.ts'
import { wordsIn } from './words-in.ts'

export type Answers = readonly { readonly question_id: string; readonly text: string }[]

/**
 * Tells how many of a hundred words are right, rounded down. More errors than words in one answer cost that answer, and none of the
 * others. Pure.
 */
export function grade(questions: readonly QuestionRow[], answers: Answers, language: string): number {
  const given = new Map(answers.map(({ question_id: id, text }) => [id, text]))
  let [words, right] = [0, 0]
  for (const [at, { expected }] of questions.entries()) {
    const wanted = wordsIn(expected, language)
    const said = wordsIn(given.get(idOf(at)) ?? '', language)
    words += wanted.length
    // Twice as many words are as many errors as words at least, whatever they are.
    if (said.length < 2 * wanted.length) right += Math.max(0, wanted.length - editDistance(wanted, said))
  }
  return words === 0 ? 0 : Math.floor((100 * right) / words)
}

/** Names a question by its place. */
export function idOf(at: number): string {
  return String(at + 1)
}
