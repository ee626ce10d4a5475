import { type PronunciationRule, pronunciationLimits } from '@vireo/contracts/pronunciation'
import { myTurn } from '#kernel/turns/loop-turn.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { alphabetNamed, readSounds } from './read-sounds.ts'

export type RuleProblem = { readonly message: string; readonly sign: string; readonly nearest: string | null }

/** Finds what keeps a rule from being said; undefined where nothing does. */
export function problemOf(rule: PronunciationRule): RuleProblem | undefined {
  const { string_to_replace: words } = rule
  if (words.trim() === '') return { message: 'A rule needs words to replace.', sign: '', nearest: null }
  if (rule.type === 'alias') return undefined
  const read = readSounds(rule.phoneme, rule.alphabet)
  if (!('invalid' in read)) return undefined
  const { sign, nearest = null } = read.invalid
  if (!alphabetNamed(rule.alphabet))
    return { message: `There is no alphabet “${rule.alphabet}”; there are ipa and cmu-arpabet.`, sign, nearest: 'ipa' }
  const meant = nearest === null ? '' : ` Did you mean “${nearest}”?`
  const message =
    sign === ''
      ? `“${words}” has no sounds.`
      : `“${sign}” in “${rule.phoneme}” is no sound of ${rule.alphabet}.${meant}`
  return { message, sign, nearest }
}

/**
 * Refuses rules of which one cannot be said. Ten thousand take seconds to read, so that others come round between them.
 * Throws `invalid_pronunciation_rule`.
 */
export async function assertRules(ctx: Context, rules: readonly PronunciationRule[]): Promise<void> {
  for (const [index, rule] of rules.entries()) {
    await myTurn(ctx.workspaceId)
    const problem = problemOf(rule)
    if (!problem) continue
    const { message, sign, nearest } = problem
    throw new AppError('invalid_pronunciation_rule', {
      message,
      param: `rules.${index}`,
      data: { rule: index, string_to_replace: rule.string_to_replace, sign, nearest },
    })
  }
}

/** Refuses more rules, or longer ones, than a dictionary holds. Throws `pronunciation_limit_reached`. */
export function assertRulesFit(rules: readonly PronunciationRule[]): void {
  const { rulesMax, charactersMax } = pronunciationLimits
  if (rules.length > rulesMax)
    throw new AppError('pronunciation_limit_reached', {
      message: `A dictionary has at most ${rulesMax} rules.`,
      data: { maximum: rulesMax },
    })
  const characters = rules.reduce((sum, rule) => sum + charactersOf(rule), 0)
  if (characters > charactersMax)
    throw new AppError('pronunciation_limit_reached', {
      message: `The rules of a dictionary have at most ${charactersMax} characters together; these have ${characters}.`,
      data: { maximum: charactersMax },
    })
}

function charactersOf(rule: PronunciationRule): number {
  return rule.string_to_replace.length + (rule.type === 'alias' ? rule.alias : rule.phoneme).length
}

/** Puts rules behind others: of those about the same words the last one counts, in the place of the first. */
export function mergeRules(
  before: readonly PronunciationRule[],
  added: readonly PronunciationRule[],
): PronunciationRule[] {
  const byWords = new Map(before.map((rule) => [rule.string_to_replace, rule]))
  for (const rule of added) byWords.set(rule.string_to_replace, rule)
  return [...byWords.values()]
}
