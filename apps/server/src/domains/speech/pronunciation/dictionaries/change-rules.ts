import { pronunciationLimits, type PronunciationRule } from '@vireo/contracts/pronunciation'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertRules } from '../rules/assert-rules.ts'
import type { ListedDictionary } from '../tables.ts'
import { holdDictionaryAs } from './dictionary-as.ts'
import { updateDictionaryRow } from './dictionary-store.ts'
import { deleteOldVersions, findVersion, insertVersion, packRules, unpackRules } from './version-store.ts'

type Rules = readonly PronunciationRule[]

/** Makes a version of what the rules become; what changes nothing leaves the newest version as it is. */
export async function changeRules(
  ctx: Context,
  id: string,
  change: (before: Rules) => Rules,
): Promise<ListedDictionary> {
  return transaction(ctx, async (ctx) => {
    const { row } = await holdDictionaryAs(ctx, id, 'editor')
    const latest = await findVersion(ctx, id, row.latest_version_id)
    const before = latest ? await unpackRules(latest.rules) : []
    const rules = change(before)
    assertRules(rules)
    if (JSON.stringify(rules) === JSON.stringify(before)) return row
    const version = {
      id: ctx.newId('pronunciationVersion'),
      dictionary_id: id,
      rules_num: rules.length,
      rules: await packRules(rules),
      created_by: ctx.actor.userId,
      created_at: ctx.now(),
    }
    const after = { ...row, latest_version_id: version.id, rules_num: rules.length }
    await insertVersion(ctx, version)
    await updateDictionaryRow(ctx, after)
    await deleteOldVersions(ctx, id, pronunciationLimits.versionsMax)
    await writeAudit(ctx, {
      action: 'pronunciation.rules-changed',
      target: { kind: 'pronunciation_dictionary', id },
      details: { version: version.id, rules: rules.length, before: before.length },
    })
    return after
  })
}
