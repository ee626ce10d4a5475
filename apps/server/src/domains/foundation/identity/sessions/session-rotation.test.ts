import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { givenBrowser, jsonPost } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const { pool } = server.database
const aBrowser = () => givenBrowser(server.product.systemContext())

const refresh = (cookie: string) => server.fetch('/v1/identity/token', jsonPost(undefined, { cookie }))
const readUser = async (token: string) =>
  (await server.fetch('/v1/user', { headers: { authorization: `Bearer ${token}` } })).status

/** What a browser would send from now on. */
async function refreshed(cookie: string): Promise<string> {
  const answer = await refresh(cookie)
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('the cookie’s token', () => {
  it('changes with every refresh', async () => {
    let { cookie } = await aBrowser()
    const seen = new Set([cookie])
    for (let round = 0; round < 4; round++) {
      clock.advance(5 * 60_000)
      cookie = await refreshed(cookie)
      seen.add(cookie)
    }
    expect(seen.size).toBe(5)
  })

  it('is the same for tabs that refresh at once, and for a browser whose answer got lost', async () => {
    const { cookie } = await aBrowser()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshed(cookie)))
    expect(new Set(answers).size).toBe(1)
    clock.advance(29_000)
    expect(await refreshed(cookie)).toBe(answers[0])
    expect(await refreshed(answers[0] ?? '')).toBe(answers[0])
  })

  it('ends the whole session when an earlier one comes back, for the thief and for the owner', async () => {
    const { cookie: stolen, accessToken, userId } = await aBrowser()
    const owners = await refreshed(stolen)
    clock.advance(31_000)
    expect(await readUser(accessToken)).toBe(200)
    expect((await refresh(stolen)).status).toBe(401)
    expect(await readUser(accessToken)).toBe(401)
    expect((await refresh(owners)).status).toBe(401)
    const { rows } = await pool.query(
      'select action from audit_entries where workspace_id <> $1 order by id desc limit 1',
      [''],
    )
    expect(rows).toEqual([{ action: 'identity.copied-session-ended' }])
    const left = await pool.query('select from sessions where user_id = $1', [userId])
    expect(left.rowCount).toBe(0)
  })

  it('cannot be made up: a session with a wrong proof is taken for a copied one', async () => {
    const { cookie } = await aBrowser()
    const next = await refreshed(cookie)
    clock.advance(60_000)
    const forged = `${next.slice(0, -1)}${next.endsWith('A') ? 'B' : 'A'}`
    expect((await refresh(forged)).status).toBe(401)
    expect((await refresh(next)).status).toBe(401)
  })
})
