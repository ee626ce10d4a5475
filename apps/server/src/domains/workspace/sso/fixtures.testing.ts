import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext()
    const [provider, domain] = [ctx.newId('identityProvider'), ctx.newId('domainVerification')]
    await server.database.pool.query(
      `insert into identity_providers (id, workspace_id, kind, name, created_by, created_at)
       values ($1, $2, 'oidc', 'a test', $3, now())`,
      [provider, workspaceId, userId],
    )
    await server.database.pool.query(
      `insert into sso_domains (id, workspace_id, domain, record_value, created_by, created_at)
       values ($1, $2, 'things.example.test', 'x', $3, now())`,
      [domain, workspaceId, userId],
    )
    return { identity_provider_id: provider, domain_verification_id: domain }
  },
  requests: {
    'sso.findSsoProvider': { query: 'email=nobody@example.test' },
    'sso.begin': { body: { identity_provider_id: 'idp_x' } },
    'sso.finish': { body: { answer: 'made-up' } },
    'sso.test': { body: { identity_provider_id: 'idp_x' } },
    'sso.createIdentityProvider': { body: { kind: 'oidc', name: 'matrix' } },
    'sso.updateIdentityProvider': { body: { name: 'matrix' } },
    'sso.addDomainVerification': { body: { domain: 'example.test' } },
    'sso.updateSingleSignOn': { body: { provisioning_role: 'viewer' } },
    'sso.setUserAutoProvisioning': { body: { enabled: false } },
  },
}
