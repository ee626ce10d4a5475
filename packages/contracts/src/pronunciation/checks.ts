import { z } from 'zod'
import { pronunciationLimits } from './limits.ts'
import { PronunciationRule } from './rules.ts'

/** What an engine says in place of sounds that it has not. */
export const EngineReplacements = z.object({
  engine: z.string(),
  /** Whether it takes sounds at all; where it does not, it reads the letters. */
  takes_sounds: z.boolean(),
  replaced: z.array(z.object({ from: z.string(), to: z.string() })),
})
export type EngineReplacements = z.infer<typeof EngineReplacements>

/** What is wrong with a rule, or how each engine departs from it. */
export const CheckedRule = z.object({
  string_to_replace: z.string(),
  /** Why it would be refused; null where it would not. */
  problem: z.string().nullable(),
  /** What was probably meant by the sign that cannot be read. */
  nearest: z.string().nullable(),
  engines: z.array(EngineReplacements),
})
export type CheckedRule = z.infer<typeof CheckedRule>

/** Why a word is probably not read as its writer means it. */
export const MisreadReason = z.enum(['heteronym', 'acronym', 'name', 'number'])
export type MisreadReason = z.infer<typeof MisreadReason>

export const MisreadWord = z.object({
  /** As it stands in the text. */
  word: z.string(),
  reason: MisreadReason,
  /** How often it occurs. */
  count: z.number().int(),
  /** Rules of which one probably says what is meant, the likeliest first. */
  suggestions: z.array(z.object({ label: z.string(), rule: PronunciationRule })),
})
export type MisreadWord = z.infer<typeof MisreadWord>

/** That some words are to sound like some others. */
export const PronunciationTest = z.object({
  text: z.string().trim().min(1).max(pronunciationLimits.wordsMax),
  sounds_like: z.string().trim().min(1).max(pronunciationLimits.wordsMax),
})
export type PronunciationTest = z.infer<typeof PronunciationTest>

export const PronunciationTests = z.array(PronunciationTest).max(pronunciationLimits.testsMax)

/** How a test went: what was to be heard and what is, in the phonetic alphabet. */
export const TestOutcome = PronunciationTest.extend({
  passed: z.boolean(),
  expected: z.string(),
  heard: z.string(),
})
export type TestOutcome = z.infer<typeof TestOutcome>
