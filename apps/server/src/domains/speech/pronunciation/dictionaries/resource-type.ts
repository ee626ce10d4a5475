import { defineResourceType } from '#resources'
import { findDictionary } from './dictionary-store.ts'

/** Dictionaries have an owner and are shared; who sees one may speak with it. */
export const dictionaryResource = defineResourceType({
  type: 'pronunciation_dictionary',
  writePermission: 'pronunciation_dictionaries_write',
  find: async (ctx, id) => {
    const row = await findDictionary(ctx, id)
    return row && { name: row.name }
  },
})
