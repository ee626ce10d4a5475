import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints, PronunciationTest } from '@vireo/contracts/pronunciation'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdDictionaryAs } from '../dictionaries/dictionary-as.ts'
import { updateTests } from '../dictionaries/dictionary-store.ts'

/** Puts tests in place of all those that a dictionary has. */
export function setTests(
  ctx: Context,
  { pronunciation_dictionary_id: id, tests }: Input<typeof pronunciationEndpoints.setTests>,
): Promise<readonly PronunciationTest[]> {
  return transaction(ctx, async (ctx) => {
    await holdDictionaryAs(ctx, id, 'editor')
    await updateTests(ctx, id, tests)
    await writeAudit(ctx, {
      action: 'pronunciation.dictionary-changed',
      target: { kind: 'pronunciation_dictionary', id },
      details: { tests: tests.length },
    })
    return tests
  })
}
