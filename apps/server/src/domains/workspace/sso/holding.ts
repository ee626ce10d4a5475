import type { Holding } from '#domains/holding.ts'
import { listLinkTraces, listWorkspaceTraces } from './holding-store.ts'
import { deleteLinksIn } from './sign-in/linking/link-store.ts'

/** Goes away with the person's and the workspace's own rows. */
export const ssoHolding: Holding = {
  tables: ['sso_domains', 'identity_providers', 'sso_rules', 'sso_links', 'sso_attempts', 'sso_pending_links'],
  files: async function* (ctx, { userId, workspaceId }) {
    yield { path: 'sso/workspace.json', json: await listWorkspaceTraces(ctx, workspaceId) }
    yield { path: 'sso/connections.json', json: await listLinkTraces(ctx, userId) }
  },
  // Who is taken out may come back by signing in, but proves anew whose account it is.
  depart: (ctx, departure) => deleteLinksIn(ctx, departure),
}
