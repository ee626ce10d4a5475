import type { OfferedTests } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { callingProducer } from '../people/calling-producer.ts'
import { listAttempts } from './attempt-store.ts'
import { standingOf } from './standing-of.ts'
import { listOpenTests } from './test-store.ts'

/** Lists the tests by which the caller can get a qualification, and how they stand with each. Throws `producer_not_found`. */
export async function listTests(ctx: Context): Promise<OfferedTests> {
  const producer = await callingProducer(ctx)
  const tests: OfferedTests['tests'] = []
  for (const test of await listOpenTests(ctx, producer.id)) {
    const standing = standingOf(test, await listAttempts(ctx, producer.id, test.id), ctx.now())
    const { name, service, source_language, target_language, minutes, pass_percent } = test
    tests.push({
      qualification_id: test.id,
      name,
      service,
      source_language,
      target_language,
      minutes,
      pass_percent,
      questions: test.questions.length,
      attempts_left: standing.attemptsLeft,
      from: standing.from?.toISOString() ?? null,
      attempt_id: standing.open?.id ?? null,
    })
  }
  return { tests }
}
