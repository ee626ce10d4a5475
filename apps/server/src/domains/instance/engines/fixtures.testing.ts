import type { Fixtures } from '#test/fixtures.ts'

// An address that nothing is sent to.
const anEngine = { name: 'matrix', address: 'https://127.0.0.1/v1', capabilities: ['chat'], model: 'x' }

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const engine = server.product.systemContext().newId('addressEngine')
    await server.database.pool.query(
      `insert into address_engines (id, workspace_id, name, address, capabilities, model, voices, languages, timeout_ms,
         concurrency, created_by, created_at, updated_at)
       values ($1, $2, 'a test', 'https://127.0.0.1/v1', '{chat}', 'x', '{}', '{en}', 1000, 1, $3, now(), now())`,
      [engine, workspaceId, userId],
    )
    return { engine_id: engine }
  },
  requests: {
    'engines.chooseVoices': { body: { speaker_ids: ['matrix:0'] } },
    'engines.addShared': { body: anEngine },
    'engines.tryShared': { body: { ...anEngine, capability: 'chat' } },
    'engines.changeShared': { body: { name: 'matrix' } },
    'engines.addOwn': { body: anEngine },
    'engines.tryOwn': { body: { ...anEngine, capability: 'chat' } },
    'engines.changeOwn': { body: { name: 'matrix' } },
    'engines.setRules': { body: { nothing_leaves: false } },
  },
}
