import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess } from '#resources'
import { assertRules, assertRulesFit } from '../rules/assert-rules.ts'
import type { ListedDictionary } from '../tables.ts'
import { getSeenDictionary, holdDictionaryAs } from './dictionary-as.ts'
import { updateDictionaryRow } from './dictionary-store.ts'
import {
  assertBytesFit,
  bytesFit,
  deleteOldVersions,
  findVersion,
  insertVersion,
  packRules,
  unpackRules,
} from './version-store.ts'

type Rules = readonly PronunciationRule[]

export type RulesChange = {
  /** Rules that are new to the dictionary. */
  readonly added: Rules
  readonly of: (before: Rules) => Rules
}

/**
 * Makes a version of what the rules become; what changes nothing leaves the newest version as it is. Rules are read and
 * compressed before anything is locked; where somebody else was faster, it is done again with what they made.
 */
export async function changeRules(ctx: Context, id: string, change: RulesChange): Promise<ListedDictionary> {
  await assertEditsDictionary(ctx, id)
  assertRulesFit(change.added)
  await assertRules(ctx, change.added)
  for (;;) {
    const done = await tryChange(ctx, id, change)
    if (done) return done
  }
}

/** Asserts that the caller may change the rules of a dictionary. Throws `pronunciation_dictionary_not_found` and `forbidden`. */
export async function assertEditsDictionary(ctx: Context, id: string): Promise<ListedDictionary> {
  const { row } = await getSeenDictionary(ctx, id)
  await assertAccess(ctx, { type: 'pronunciation_dictionary', id }, 'editor')
  return row
}

async function tryChange(ctx: Context, id: string, change: RulesChange): Promise<ListedDictionary | undefined> {
  const seen = await assertEditsDictionary(ctx, id)
  const latest = await findVersion(ctx, id, seen.latest_version_id)
  const before = latest ? await unpackRules(latest.rules) : []
  const rules = change.of(before)
  assertRulesFit(rules)
  if (JSON.stringify(rules) === JSON.stringify(before)) return seen
  const packed = await packRules(rules)
  return transaction(ctx, async (ctx) => {
    const { row } = await holdDictionaryAs(ctx, id, 'editor')
    if (row.latest_version_id !== seen.latest_version_id) return undefined
    const version = {
      id: ctx.newId('pronunciationVersion'),
      dictionary_id: id,
      rules_num: rules.length,
      rules: packed,
      created_by: ctx.actor.userId,
      created_at: ctx.now(),
    }
    const after = { ...row, latest_version_id: version.id, rules_num: rules.length }
    await insertVersion(ctx, version)
    await updateDictionaryRow(ctx, after)
    await deleteOldVersions(ctx, id)
    // Who removes rules gets room by it, whatever it takes.
    if (change.added.length === 0 && !(await bytesFit(ctx))) await deleteOldVersions(ctx, id, 1)
    else await assertBytesFit(ctx)
    await writeAudit(ctx, {
      action: 'pronunciation.rules-changed',
      target: { kind: 'pronunciation_dictionary', id },
      details: { version: version.id, rules: rules.length, before: before.length },
    })
    return after
  })
}
