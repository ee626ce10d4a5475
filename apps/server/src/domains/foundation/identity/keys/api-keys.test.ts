import { identityEndpoints } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { User } from '@vireo/contracts/users'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { issueApiKey } from './issue-api-key.ts'
import { createLastUsed } from './last-used.ts'
import { givenAccount, type GivenAccount, jsonPost } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()

const create = (by: GivenAccount, body: unknown) => {
  // Ids sort by the time they were made, which stands still unless it is moved.
  clock.advance(1)
  return server.fetch('/v1/user/api-keys', jsonPost(body, by.headers))
}
const remove = (by: GivenAccount, id: string) =>
  server.fetch(`/v1/user/api-keys/${id}`, { method: 'DELETE', headers: by.headers })

async function made(answer: Response) {
  return identityEndpoints.createApiKey.success.schema.parse(await answer.json())
}

async function listed(by: GivenAccount) {
  const answer = await server.fetch('/v1/user/api-keys', { headers: by.headers })
  return identityEndpoints.listApiKeys.success.schema.parse(await answer.json())['api-keys']
}

async function outcomeOf(answer: Response) {
  return [answer.status, ErrorBody.parse(await answer.json()).detail.code]
}

async function previewOf(by: GivenAccount) {
  const answer = await server.fetch('/v1/user', { headers: by.headers })
  return User.parse(await answer.json()).xi_api_key_preview
}

describe('200', () => {
  it('shows a key once, and lists it afterwards by its last characters only', async () => {
    const person = await givenAccount(ctx)
    const answer = await create(person, { name: ' For the build ' })
    const { 'xi-api-key': secret, key_id: keyId } = await made(answer)
    expect(secret).toMatch(/^sk_[0-9A-Za-z]{48}$/)
    expect((await server.fetch('/v1/user', { headers: { 'xi-api-key': secret } })).status).toBe(200)
    const keys = await listed(person)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toEqual({
      key_id: keyId,
      name: 'For the build',
      allowed_ips: null,
      disable_reason: null,
      hint: secret.slice(-4),
      created_at_unix: unixSeconds(clock.now()),
      last_used_at_unix: null,
      is_disabled: false,
      permissions: null,
      character_limit: null,
      character_count: 0,
    })
    const { rows } = await server.database.pool.query('select k::text as row from api_keys k')
    expect(JSON.stringify([keys, rows])).not.toContain(secret.slice(3, 30))
  })

  it('makes keys that can do less: some permissions, a character limit', async () => {
    const person = await givenAccount(ctx)
    const permissions = ['voices_read', 'text_to_speech', 'voices_read']
    const answer = await create(person, { name: 'narrow', permissions, character_limit: 500 })
    const { 'xi-api-key': secret } = await made(answer)
    const refused = await server.fetch('/v1/user', { headers: { 'xi-api-key': secret } })
    expect(await outcomeOf(refused)).toEqual([403, 'insufficient_permissions'])
    expect((await server.fetch('/v1/models', { headers: { 'xi-api-key': secret } })).status).not.toBe(401)
    const [key] = await listed(person)
    expect(key).toMatchObject({ permissions: ['voices_read', 'text_to_speech'], character_limit: 500 })
  })

  it('keeps the end of the newest key in the user document', async () => {
    const person = await givenAccount(ctx)
    expect(await previewOf(person)).toBe(person.apiKey.slice(-4))
    const { 'xi-api-key': secret, key_id: keyId } = await made(await create(person, { name: 'newer' }))
    expect(await previewOf(person)).toBe(secret.slice(-4))
    await remove(person, keyId)
    expect(await previewOf(person)).toBe(person.apiKey.slice(-4))
  })

  it('lets a key revoke itself', async () => {
    const person = await givenAccount(ctx)
    expect((await remove(person, person.keyId)).status).toBe(200)
    expect(await outcomeOf(await remove(person, person.keyId))).toEqual([401, 'invalid_api_key'])
  })

  it('says when a key was last used, written at most once a minute', async () => {
    const person = await givenAccount(ctx)
    const used = createLastUsed(ctx)
    const use = async () => {
      used.touch(person.keyId, clock.now().getTime())
      await used.flush()
      return (await listed(person))[0]?.last_used_at_unix
    }
    const first = await use()
    expect(first).toBe(unixSeconds(clock.now()))
    clock.advance(59_000)
    expect(await use()).toBe(first)
    clock.advance(1_000)
    expect(await use()).toBe((first ?? 0) + 60)
  })

  it('writes the last use down by itself, after the answer', async () => {
    const own = await startTestServer()
    const person = await givenAccount(own.product.systemContext())
    await own.fetch('/v1/user', { headers: person.headers })
    await expect
      .poll(
        async () => {
          const { rows } = await own.database.pool.query('select last_used_at from api_keys where id = $1', [
            person.keyId,
          ])
          return rows[0]?.last_used_at
        },
        { timeout: 10_000 },
      )
      .toBeInstanceOf(Date)
  })
})

describe('400', () => {
  it('makes no more than a hundred keys, also when many are asked for at once', async () => {
    const person = await givenAccount(ctx)
    await transaction(ctx, async (ctx) => {
      for (let count = 1; count < 98; count++)
        await issueApiKey(ctx, { ...person, name: 'n', permissions: 'all', characterLimit: null })
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(person, { name: 'more' })))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 400, 400, 400])
    expect(await listed(person)).toHaveLength(100)
    expect(await outcomeOf(await create(person, { name: 'one more' }))).toEqual([400, 'api_key_limit_reached'])
  })
})

describe('403', () => {
  it('lets no key make one that can do more than itself', async () => {
    const narrow = await givenAccount(ctx, { permissions: ['create_user_api_key', 'voices_read'] })
    const wishes = [{ permissions: 'all' }, { permissions: ['voices_read', 'voices_write'] }, {}]
    for (const wish of wishes)
      expect(await outcomeOf(await create(narrow, { name: 'more', ...wish }))).toEqual([
        403,
        'insufficient_permissions',
      ])
    expect((await create(narrow, { name: 'as much', permissions: ['voices_read'] })).status).toBe(200)
  })

  it('lets no key escape its character limit by making another', async () => {
    const limited = await givenAccount(ctx, { characterLimit: 100 })
    expect(await outcomeOf(await create(limited, { name: 'more' }))).toEqual([403, 'forbidden'])
  })

  it('needs the permission to make and to revoke keys', async () => {
    const reader = await givenAccount(ctx, { permissions: ['user_read'] })
    expect(await outcomeOf(await create(reader, { name: 'one' }))).toEqual([403, 'insufficient_permissions'])
    expect(await outcomeOf(await remove(reader, reader.keyId))).toEqual([403, 'insufficient_permissions'])
    expect(await listed(reader)).toHaveLength(1)
  })
})

describe('404', () => {
  it("neither shows nor revokes another person's key", async () => {
    const person = await givenAccount(ctx)
    const stranger = await givenAccount(ctx)
    expect(await outcomeOf(await remove(stranger, person.keyId))).toEqual([404, 'api_key_not_found'])
    expect(await listed(stranger)).toHaveLength(1)
    expect((await server.fetch('/v1/user', { headers: person.headers })).status).toBe(200)
  })
})

describe('422', () => {
  it.each([
    ['no name', {}],
    ['a blank name', { name: '  ' }],
    ['no permission', { name: 'n', permissions: [] }],
    ['an unknown permission', { name: 'n', permissions: ['fly'] }],
    ['a negative limit', { name: 'n', character_limit: -1 }],
  ])('refuses %s', async (_, body) => {
    const person = await givenAccount(ctx)
    expect((await create(person, body)).status).toBe(422)
  })
})
