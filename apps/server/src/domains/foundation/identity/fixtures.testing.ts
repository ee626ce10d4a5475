import type { Fixtures } from '#test/fixtures.ts'

export const supportMember = 'member@staff.example.test'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId, keyId } }) => {
    const { pool } = server.database
    const grant = server.product.systemContext().newId('supportGrant')
    await pool.query(
      `insert into support_grants (id, user_id, workspace_id, support_member, reason, granted_at, expires_at)
       values ($1, $2, $3, $4, 'a test', now(), now() + interval '1 hour')`,
      [grant, userId, workspaceId, supportMember],
    )
    const { rows } = await pool.query<{ id: string }>(
      'select id from sessions where user_id = $1 and support_grant_id is null',
      [userId],
    )
    return { key_id: keyId, grant_id: grant, session_id: rows[0]?.id ?? '' }
  },
  requests: {
    'identity.verifyEmailAccess': { query: 'verification_code=made-up' },
    'identity.updateEmail': { query: 'verification_code=made-up' },
    'identity.requestEmailChange': { body: { email: 'elsewhere@example.test' } },
    'identity.changePassword': { body: { current_password: 'not this one', new_password: 'correct horse battery' } },
    'identity.createApiKey': { body: { name: 'matrix', permissions: ['user_read'] } },
    'identity.updateApiKey': { body: { name: 'matrix' } },
    'identity.updateSecondFactors': { body: { action: 'renew_backup_codes' } },
    'identity.grantSupportAccess': { body: { sign_in_request_verification_code: 'made-up' } },
  },
}
