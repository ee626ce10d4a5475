import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdDictionaryAs, type SeenDictionary } from './dictionary-as.ts'
import { updateDictionaryRow } from './dictionary-store.ts'
import { foldName } from './fold-name.ts'

/** Renames a dictionary, archives it or brings it back; what is archived can still be spoken with. */
export async function updateDictionary(
  ctx: Context,
  { pronunciation_dictionary_id: id, name, archived }: Input<typeof pronunciationEndpoints.update>,
): Promise<SeenDictionary> {
  return transaction(ctx, async (ctx) => {
    const { row, access } = await holdDictionaryAs(ctx, id, 'editor')
    const after = {
      ...row,
      ...(name !== undefined && { name, name_folded: foldName(name) }),
      ...(archived !== undefined && { archived_at: archived ? (row.archived_at ?? ctx.now()) : null }),
    }
    const changes = {
      ...(after.name !== row.name && { name: after.name }),
      ...((after.archived_at === null) !== (row.archived_at === null) && { archived: after.archived_at !== null }),
    }
    if (Object.keys(changes).length > 0) {
      await updateDictionaryRow(ctx, after)
      await writeAudit(ctx, {
        action: 'pronunciation.dictionary-changed',
        target: { kind: 'pronunciation_dictionary', id },
        details: changes,
      })
    }
    return { row: after, access }
  })
}
