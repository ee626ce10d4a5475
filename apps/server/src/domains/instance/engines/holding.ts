import type { Holding } from '#domains/holding.ts'
import { countEnginesOf, listEngineTraces, listRuleTraces, removeEnginesOf } from './holding-store.ts'

/** Engines belong to their workspace: they stay when somebody leaves it, and go with it. */
export const enginesHolding: Holding = {
  tables: ['address_engines', 'engine_rules'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'engines/engines.json', json: await listEngineTraces(ctx, workspaceId) }
    yield { path: 'engines/rules.json', json: await listRuleTraces(ctx, workspaceId) }
  },
  count: async (ctx, { workspaceId }) => ({ engines: await countEnginesOf(ctx, workspaceId) }),
  erase: (ctx, { workspaceId }) => removeEnginesOf(ctx, workspaceId),
}
