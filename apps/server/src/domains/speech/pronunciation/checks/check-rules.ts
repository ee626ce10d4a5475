import type { Input } from '@vireo/contracts/kit'
import type { CheckedRule, pronunciationEndpoints, PronunciationRule } from '@vireo/contracts/pronunciation'
import { writeIpa } from '@vireo/engines'
import { myTurn } from '#kernel/turns/loop-turn.ts'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { problemOf } from '../rules/assert-rules.ts'
import { readSounds } from '../rules/read-sounds.ts'
import { sayAloud, voicesByEngine } from './say-aloud.ts'

type Asked = Input<typeof pronunciationEndpoints.check>

/**
 * Says of each rule whether it can be read, and what each installed engine says in place of sounds that it has not.
 * Throws `concurrent_limit_exceeded`: nobody pays for what engines are asked.
 */
export async function checkRules(
  ctx: With<'concurrency' | 'settings' | 'speech'>,
  asked: Asked,
): Promise<readonly CheckedRule[]> {
  const place = await enterUnpaid(ctx)
  try {
    return await checkAll(ctx, asked)
  } finally {
    place.leave()
  }
}

async function checkAll(ctx: With<'settings' | 'speech'>, { rules, language }: Asked): Promise<readonly CheckedRule[]> {
  const checked: CheckedRule[] = []
  for (const rule of rules) {
    await myTurn(ctx.workspaceId)
    checked.push(await checkRule(ctx, rule, language))
  }
  return checked
}

async function checkRule(
  ctx: With<'settings' | 'speech'>,
  rule: PronunciationRule,
  language: string,
): Promise<CheckedRule> {
  const problem = problemOf(rule)
  const verdict = {
    string_to_replace: rule.string_to_replace,
    problem: problem?.message ?? null,
    nearest: problem?.nearest ?? null,
  }
  if (problem || rule.type === 'alias') return { ...verdict, engines: [] }
  const read = readSounds(rule.phoneme, rule.alphabet)
  if ('invalid' in read) return { ...verdict, engines: [] }
  const ipa = writeIpa(read.sounds)
  const engines: CheckedRule['engines'] = []
  // Nothing is said of a full stop: what sounds become is told without making them.
  for (const voice of voicesByEngine(ctx, language)) {
    const said = await sayAloud(ctx, voice, '.', [{ start: 0, end: 1, ipa }])
    engines.push({
      engine: voice.recipe.engine,
      takes_sounds: said?.takesSounds ?? false,
      replaced: said ? said.replaced.map(({ from, to }) => ({ from, to })) : [],
    })
  }
  return { ...verdict, engines }
}
