import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { withAuthLibrary } from './auth-library.ts'
import { hashSecret } from './secrets.ts'
import { givenAccount } from './testing.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

/** What the library itself offers over our records, as its further flows use it. */
async function aLibrary() {
  const { userId, workspaceId } = await givenAccount(ctx)
  const library = <T>(work: (adapter: Adapter) => Promise<T>) =>
    withAuthLibrary(ctx, { workspaceOf: async () => workspaceId }, async (auth) =>
      work((await auth.$context).internalAdapter),
    )
  return { userId, workspaceId, library }
}
type Adapter = Awaited<Parameters<Parameters<typeof withAuthLibrary>[2]>[0]['$context']>['internalAdapter']

describe('the identity library on our tables', () => {
  it('finds a session by its token, with its user, though only the hash is stored', async () => {
    const { userId, workspaceId, library } = await aLibrary()
    const session = await library((adapter) => adapter.createSession(userId))
    const found = await library((adapter) => adapter.findSession(session.token))
    expect(found?.session).toMatchObject({ id: session.id, userId, workspaceId })
    expect(found?.user.id).toBe(userId)
    expect(await library((adapter) => adapter.findSession(hashSecret(session.token)))).toBeNull()
  })

  it('ends one session, or all of a user', async () => {
    const { userId, library } = await aLibrary()
    const other = await aLibrary()
    const theirs = await other.library((adapter) => adapter.createSession(other.userId))
    const tokens = await Promise.all([1, 2, 3].map(() => library((adapter) => adapter.createSession(userId))))
    await library((adapter) => adapter.deleteSession(tokens[0]?.token ?? ''))
    expect(await library((adapter) => adapter.listSessions(userId))).toHaveLength(2)
    await library((adapter) => adapter.deleteUserSessions(userId))
    expect(await library((adapter) => adapter.listSessions(userId))).toEqual([])
    expect(await library((adapter) => adapter.findSession(theirs.token))).not.toBeNull()
  })

  it('changes a password, and nobody else’s', async () => {
    const { userId, library } = await aLibrary()
    const other = await aLibrary()
    await library((adapter) => adapter.updatePassword(userId, 'another hash'))
    expect((await library((adapter) => adapter.findCredentialAccount(userId)))?.password).toBe('another hash')
    expect((await library((adapter) => adapter.findCredentialAccount(other.userId)))?.password).toBe('none')
  })

  it('may not touch users but through their slice', async () => {
    const { userId, library } = await aLibrary()
    await expect(library((adapter) => adapter.deleteUser(userId))).rejects.toThrow()
    const { rowCount } = await server.database.pool.query('select from users where id = $1', [userId])
    expect(rowCount).toBe(1)
  })

  it('reports what went wrong in the database, not what the library makes of it', async () => {
    const { library } = await aLibrary()
    await expect(library((adapter) => adapter.createSession('nobody'))).rejects.toMatchObject({ code: '23503' })
  })
})
