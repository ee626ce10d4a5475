import type { Holding } from '#domains/holding.ts'
import { findUser } from '#users'
import { findWorkspaceTrace, listInviteTraces, listMembershipTraces } from './holding-store.ts'

export const workspaceHolding: Holding = {
  tables: ['workspaces', 'memberships', 'workspace_groups', 'workspace_group_members', 'workspace_invites'],
  files: async function* (ctx, { userId, workspaceId }) {
    yield { path: 'workspaces/workspace.json', json: await findWorkspaceTrace(ctx, workspaceId) }
    yield { path: 'workspaces/memberships.json', json: await listMembershipTraces(ctx, userId) }
    const user = await findUser(ctx, userId)
    yield { path: 'workspaces/invites.json', json: user ? await listInviteTraces(ctx, user.email) : [] }
  },
}
