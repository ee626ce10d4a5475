import { pronunciationLimits, type PronunciationRule } from '@vireo/contracts/pronunciation'
import type { AccessLevel } from '@vireo/contracts/resources'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { ownResource, shareWithEveryone } from '#resources'
import { assertRules, assertRulesFit, mergeRules } from '../rules/assert-rules.ts'
import type { SeenDictionary } from './dictionary-as.ts'
import { countDictionariesHeld, insertDictionary } from './dictionary-store.ts'
import { foldName } from './fold-name.ts'
import { assertBytesFit, insertVersion, packRules } from './version-store.ts'

export type NewDictionary = {
  readonly name: string
  readonly description?: string | null | undefined
  readonly workspace_access?: AccessLevel | null | undefined
  readonly rules: readonly PronunciationRule[]
}

/** Makes a dictionary that is the caller's until they share it; `workspace_access` shares it with everyone at once. */
export async function createDictionary(ctx: Context, input: NewDictionary): Promise<SeenDictionary> {
  assertRulesFit(input.rules)
  const rules = mergeRules([], input.rules)
  await assertRules(ctx, input.rules)
  const packed = await packRules(rules)
  return transaction(ctx, async (ctx) => {
    await assertRoom(ctx, packed.length)
    const made = { created_by: ctx.actor.userId, created_at: ctx.now() }
    const versionId = ctx.newId('pronunciationVersion')
    const row = {
      ...made,
      id: ctx.newId('pronunciationDictionary'),
      workspace_id: ctx.workspaceId,
      name: input.name,
      name_folded: foldName(input.name),
      description: input.description ?? null,
      archived_at: null,
      latest_version_id: versionId,
      tests: [],
    }
    await insertDictionary(ctx, row)
    await insertVersion(ctx, { ...made, id: versionId, dictionary_id: row.id, rules_num: rules.length, rules: packed })
    const resource = { type: 'pronunciation_dictionary', id: row.id } as const
    await ownResource(ctx, resource)
    if (input.workspace_access) await shareWithEveryone(ctx, resource, input.workspace_access)
    await writeAudit(ctx, {
      action: 'pronunciation.dictionary-created',
      target: { kind: 'pronunciation_dictionary', id: row.id },
      details: { name: row.name, rules: rules.length },
    })
    return { row: { ...row, rules_num: rules.length }, access: 'admin' }
  })
}

/** Asserts that the workspace may have one dictionary more. Throws `pronunciation_limit_reached`. */
export async function assertDictionariesHaveRoom(ctx: Context): Promise<void> {
  await transaction(ctx, (ctx) => assertRoom(ctx, 0))
}

async function assertRoom(ctx: TransactionContext, bytes: number): Promise<void> {
  const held = await countDictionariesHeld(ctx)
  await assertBytesFit(ctx, bytes)
  if (held < pronunciationLimits.dictionariesMax) return
  throw new AppError('pronunciation_limit_reached', {
    message: `A workspace has at most ${pronunciationLimits.dictionariesMax} pronunciation dictionaries.`,
    data: { maximum: pronunciationLimits.dictionariesMax },
  })
}
