import { gzipSync } from 'node:zlib'
import type { Fixtures } from '#test/fixtures.ts'

const aRule = { type: 'alias', string_to_replace: 'tomato', alias: 'to mah to' }

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext()
    const [dictionary, version] = [ctx.newId('pronunciationDictionary'), ctx.newId('pronunciationVersion')]
    await server.database.pool.query(
      `insert into pronunciation_dictionaries (id, workspace_id, name, name_folded, created_by, created_at, latest_version_id)
       values ($1, $2, 'a test', 'a test', $3, now(), $4)`,
      [dictionary, workspaceId, userId, version],
    )
    await server.database.pool.query(
      `insert into pronunciation_versions (id, dictionary_id, rules_num, rules, created_by, created_at)
       values ($1, $2, 0, $3, $4, now())`,
      [version, dictionary, gzipSync('[]'), userId],
    )
    return { pronunciation_dictionary_id: dictionary, dictionary_id: dictionary, version_id: version }
  },
  requests: {
    'pronunciation.setRules': { body: { rules: [aRule] } },
    'pronunciation.addRules': { body: { rules: [aRule] } },
    'pronunciation.removeRules': { body: { rule_strings: ['tomato'] } },
    'pronunciation.setTests': { body: { tests: [] } },
  },
}
