import { AccessToken } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { User } from '@vireo/contracts/users'
import { describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { jsonPost } from '../testing.ts'

const server = await startTestServer()
const password = 'open sesame, please'

const signUp = (email: string, on: TestServer = server) =>
  on.fetch('/v1/identity/sign-up', jsonPost({ email, password, first_name: 'Ada' }))

async function codeOf(answer: Response): Promise<string> {
  return ErrorBody.parse(await answer.json()).detail.code
}

/** How many rows of each table belong to an address. */
async function rowsOf(email: string, on: TestServer = server) {
  const { rows } = await on.database.pool.query(
    `with person as (select id from users where email = $1) select
       (select count(*)::int from person) as users,
       (select count(*)::int from credentials where user_id in (select id from person)) as credentials,
       (select count(*)::int from sessions where user_id in (select id from person)) as sessions,
       (select count(*)::int from memberships where user_id in (select id from person)) as memberships,
       (select count(*)::int from workspaces where owner_id in (select id from person)) as workspaces,
       (select count(*)::int from credit_accounts where workspace_id in
         (select workspace_id from memberships where user_id in (select id from person))) as credit_accounts`,
    [email],
  )
  return rows[0]
}

const oneOfEach = { users: 1, credentials: 1, sessions: 1, memberships: 1, workspaces: 1, credit_accounts: 1 }
const nothing = { users: 0, credentials: 0, sessions: 0, memberships: 0, workspaces: 0, credit_accounts: 0 }

describe('201', () => {
  it('opens an account with a workspace and its credits, and signs in at once', async () => {
    const answer = await signUp(' Ada@Example.TEST ')
    expect(answer.status).toBe(201)
    const { access_token: token, user_id: userId } = AccessToken.parse(await answer.json())
    const document = await server.fetch('/v1/user', { headers: { authorization: `Bearer ${token}` } })
    const user = User.parse(await document.json())
    expect(user).toMatchObject({
      user_id: userId,
      email: 'ada@example.test',
      first_name: 'Ada',
      seat_type: 'workspace_admin',
      is_onboarding_completed: false,
      subscription: { tier: 'free', character_count: 0 },
    })
    expect(await rowsOf('ada@example.test')).toEqual(oneOfEach)
    const { rows } = await server.database.pool.query(
      "select workspace_id, actor_kind from audit_entries where action = 'identity.account-created' and target_id = $1",
      [userId],
    )
    expect(rows).toEqual([{ workspace_id: user.workspace_id, actor_kind: 'anonymous' }])
  })

  it('gives the browser a session that no script and no other site can use, and stores only its hash', async () => {
    const answer = await signUp('cookie@example.test')
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^vireo_session=[0-9A-Za-z]{32}; Path=\/v1\/identity; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    const token = /=(\w+);/.exec(cookie)?.[1] ?? 'none'
    const { rows } = await server.database.pool.query('select s::text as row from sessions s')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await answer.text()).not.toContain(token)
  })

  it('opens the workspace on the plan that the operator chose', async () => {
    const creators = await startTestServer({ settings: { defaultTier: 'creator' } })
    const person = await creators.signUp()
    const user = User.parse(await (await creators.fetch('/v1/user', { headers: person.headers })).json())
    expect(user.subscription.tier).toBe('creator')
  })

  it('marks the cookie Secure where the product is reached over https', async () => {
    const secure = await startTestServer({ settings: { publicUrl: new URL('https://voice.example.test') } })
    await secure.signUp()
    const answer = await signUp('ada@example.test', secure)
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
  })
})

describe('201 for an address that is somebody else’s', () => {
  it('answers as for a new one, with an account of its own that changes nothing about theirs', async () => {
    const first = await signUp('taken@example.test')
    const owner = AccessToken.parse(await first.json())
    const second = await signUp('  TAKEN@example.test')
    const claimant = AccessToken.parse(await second.json())
    expect([first.status, second.status]).toEqual([201, 201])
    expect(Object.keys(claimant)).toEqual(Object.keys(owner))
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()])
    expect(claimant.user_id).not.toBe(owner.user_id)
    const documents = await Promise.all(
      [owner, claimant].map(async ({ access_token: token }) => {
        const answer = await server.fetch('/v1/user', { headers: { authorization: `Bearer ${token}` } })
        return User.parse(await answer.json())
      }),
    )
    expect(documents.map((user) => user.email)).toEqual(['taken@example.test', 'taken@example.test'])
    expect(documents[0]?.workspace_id).not.toBe(documents[1]?.workspace_id)
  })

  it('opens an account for each of several people who sign up with one address at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp('crowd@example.test')))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201])
    const { rows } = await server.database.pool.query(
      "select count(*) filter (where not is_claimant)::int as owners, count(*)::int as users from users where email = 'crowd@example.test'",
    )
    expect(rows).toEqual([{ owners: 1, users: 6 }])
  })
})

describe('403', () => {
  it('opens no account where sign-up is closed', async () => {
    const closed = await startTestServer({ settings: { signUp: 'closed' } })
    const answer = await signUp('late@example.test', closed)
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'sign_up_closed'])
    expect(await rowsOf('late@example.test', closed)).toEqual(nothing)
  })

  it('opens no account by invitation while no code is valid, and says what is missing', async () => {
    const invited = await startTestServer({ settings: { signUp: 'invite' } })
    const without = await signUp('late@example.test', invited)
    expect([without.status, await codeOf(without)]).toEqual([403, 'invite_required'])
    for (const route of ['/v1/identity/sign-up', '/v1/user/pre-sign-up']) {
      const body = { email: 'late@example.test', password, invite_code: 'guess' }
      const guessed = await invited.fetch(route, jsonPost(body))
      expect([guessed.status, await codeOf(guessed)]).toEqual([403, 'invalid_invite_code'])
    }
    expect(await rowsOf('late@example.test', invited)).toEqual(nothing)
  })

  it('refuses what the page of another site made a browser send', async () => {
    const body = { email: 'victim@example.test', password }
    const answers = await Promise.all([
      server.fetch('/v1/identity/sign-up', jsonPost(body, { 'sec-fetch-site': 'cross-site' })),
      server.fetch('/v1/identity/sign-up', jsonPost(body, { origin: 'https://evil.example' })),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([403, 403])
    expect(await rowsOf('victim@example.test')).toEqual(nothing)
  })
})

describe('422', () => {
  it.each([
    ['a short password', { email: 'a@example.test', password: '1234567' }, ['body', 'password']],
    ['a password without end', { email: 'a@example.test', password: 'x'.repeat(129) }, ['body', 'password']],
    ['no address', { password }, ['body', 'email']],
    ['something that is no address', { email: 'a@b', password }, ['body', 'email']],
  ])('refuses %s', async (_, body, loc) => {
    const answer = await server.fetch('/v1/identity/sign-up', jsonPost(body))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ detail: [{ loc }] })
  })
})

describe('500', () => {
  it('leaves nothing of an account behind when a part of it cannot be made', async () => {
    const broken = await startTestServer()
    await broken.database.pool.query('alter table credit_accounts rename to lost')
    const answer = await signUp('half@example.test', broken)
    expect(answer.status).toBe(500)
    await broken.database.pool.query('alter table lost rename to credit_accounts')
    expect(await rowsOf('half@example.test', broken)).toEqual(nothing)
    const again = await signUp('half@example.test', broken)
    expect(again.status).toBe(201)
  })
})
