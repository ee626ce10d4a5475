import type { Holding } from '#domains/holding.ts'
import { forgetResource, listIdsOwnedBy } from '#resources'
import { deleteDictionary, listDictionariesOf, updateMaker } from './dictionaries/dictionary-store.ts'
import { rulesOf } from './dictionaries/rules-of.ts'

const type = 'pronunciation_dictionary'

/** Dictionaries with the rules of their newest version are taken along; all go with their workspace. */
export const pronunciationHolding: Holding = {
  tables: ['pronunciation_dictionaries', 'pronunciation_versions'],
  files: async function* (ctx, { workspaceId }) {
    for (const { id, name, description, tests, created_at, latest_version_id } of await listDictionariesOf(
      ctx,
      workspaceId,
    )) {
      const rules = await rulesOf(ctx, id, latest_version_id)
      yield { path: `pronunciation/${id}.json`, json: { id, name, description, created_at, tests, rules } }
    }
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId !== null) return updateMaker(ctx, { workspaceId, from: userId, to: heirId })
    for (const id of await listIdsOwnedBy(ctx, { workspaceId, userId, type })) {
      await deleteDictionary(ctx, id)
      await forgetResource(ctx, { type, id })
    }
  },
  erase: async (ctx, { workspaceId }) => {
    for (const { id } of await listDictionariesOf(ctx, workspaceId)) {
      await deleteDictionary(ctx, id)
      await forgetResource(ctx, { type, id })
    }
  },
}
