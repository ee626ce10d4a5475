import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { speakSample } from '../hooks.ts'
import { assertRules } from '../rules/assert-rules.ts'
import { noPronunciation, pronunciationOf } from './pronunciation.ts'

/** Speaks a few words with rules that need not be saved; without rules, as they are said without any. */
export async function hearRules(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  { voice_id: voiceId, text, rules }: Input<typeof pronunciationEndpoints.hear>,
): Promise<ByteAnswer> {
  await assertRules(ctx, rules)
  const pronunciation = rules.length === 0 ? noPronunciation : pronunciationOf(rules)
  return ctx.hooks.ask(speakSample, ctx, { voiceId, text, pronunciation })
}
