import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { workspaceId } }) => {
    const group = server.product.systemContext().newId('group')
    await server.database.pool.query(
      "insert into workspace_groups (id, workspace_id, name, created_at) values ($1, $2, 'A group', now())",
      [group, workspaceId],
    )
    return { group_id: group }
  },
  requests: {
    'workspaces.update': { body: {} },
    'workspaces.acceptInvite': { body: { invite_code: 'made-up' } },
    'workspaces.addGroupMember': { body: { email: 'nobody@example.test' } },
    'workspaces.addInvite': { body: { email: 'nobody@example.test' } },
    'workspaces.addInvites': { body: { emails: ['nobody@example.test'] } },
    'workspaces.createGroup': { body: { name: 'matrix' } },
    'workspaces.declineInvite': { body: { invite_code: 'made-up' } },
    'workspaces.deleteInvite': { body: { email: 'nobody@example.test' } },
    'workspaces.explainPermissions': { query: 'email=nobody@example.test' },
    'workspaces.previewInvite': { query: 'invite_code=made-up' },
    'workspaces.removeGroupMember': { body: { email: 'nobody@example.test' } },
    'workspaces.removeMember': { body: { email: 'nobody@example.test' } },
    'workspaces.rename': { body: { name: 'My Workspace' } },
    'workspaces.resendInvite': { body: { email: 'nobody@example.test' } },
    'workspaces.searchGroups': { query: 'name=matrix' },
    'workspaces.transferOwnership': { body: { email: 'nobody@example.test' } },
    'workspaces.updateMember': { body: { email: 'nobody@example.test' } },
  },
}
