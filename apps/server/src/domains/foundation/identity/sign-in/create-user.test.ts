import { User } from '@vireo/contracts/users'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createUser } from './create-user.ts'
import { jsonPost } from '../testing.ts'

const server = await startTestServer({ settings: { signUp: 'closed', defaultTier: 'starter' } })
const ctx = server.product.systemContext()
const password = 'given by the operator'

describe('the operator', () => {
  it('opens an account where nobody else can, with a key and a password that work', async () => {
    const made = await createUser(ctx, { email: 'new@example.test', password, firstName: 'Grace' })
    const user = User.parse(await (await server.fetch('/v1/user', { headers: { 'xi-api-key': made.apiKey } })).json())
    expect(user).toMatchObject({
      user_id: made.userId,
      workspace_id: made.workspaceId,
      email: 'new@example.test',
      first_name: 'Grace',
      subscription: { tier: 'starter' },
    })
    const signedIn = await server.fetch('/v1/identity/sign-in', jsonPost({ email: 'new@example.test', password }))
    expect(signedIn.status).toBe(200)
  })

  it('chooses the plan and who may administer the instance', async () => {
    // The first account of all operates the instance, whatever was said.
    await createUser(ctx, { email: 'first@example.test', password })
    const plain = await createUser(ctx, { email: 'plain@example.test', password })
    const admin = await createUser(ctx, { email: 'admin@example.test', password, tier: 'enterprise', admin: true })
    const answer = await server.fetch('/v1/user/subscription', { headers: { 'xi-api-key': admin.apiKey } })
    expect(await answer.json()).toMatchObject({ tier: 'enterprise' })
    const { rows } = await server.database.pool.query('select id from users where is_instance_admin')
    expect(rows.map((row) => row.id)).toContain(admin.userId)
    expect(rows.map((row) => row.id)).not.toContain(plain.userId)
  })

  it('is told when the address is taken, and nothing has changed', async () => {
    const { apiKey } = await createUser(ctx, { email: 'twice@example.test', password })
    const again = createUser(ctx, { email: 'twice@example.test', password: 'another password', admin: true })
    await expect(again).rejects.toMatchObject({ code: 'address_taken', message: expect.stringContaining('already') })
    expect((await server.fetch('/v1/user', { headers: { 'xi-api-key': apiKey } })).status).toBe(200)
    const signedIn = await server.fetch('/v1/identity/sign-in', jsonPost({ email: 'twice@example.test', password }))
    expect(signedIn.status).toBe(200)
  })

  it('leaves no account without its key', async () => {
    const broken = await startTestServer()
    await broken.database.pool.query('alter table api_keys rename to lost')
    const making = createUser(broken.product.systemContext(), { email: 'half@example.test', password })
    await expect(making).rejects.toThrow()
    expect((await broken.database.pool.query('select from users')).rowCount).toBe(0)
  })
})
