import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { hashSecret, isApiKeyShaped, makeApiKeySecret, makeSessionToken } from './secrets.ts'
import { jsonPost } from '../testing.ts'

describe('an API key', () => {
  it('is sk_ and 48 characters, every one of the 62 about as often as the others, and never the same', () => {
    const secrets = Array.from({ length: 2_000 }, makeApiKeySecret)
    expect(new Set(secrets).size).toBe(secrets.length)
    expect(secrets.every(isApiKeyShaped)).toBe(true)
    const counts = new Map<string, number>()
    for (const secret of secrets)
      for (const character of secret.slice(3)) counts.set(character, (counts.get(character) ?? 0) + 1)
    const expected = (2_000 * 48) / 62
    expect(counts.size).toBe(62)
    // Six standard deviations: a bias of one byte value in 256 is far outside.
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
  })

  it('is hashed with SHA-256', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('a session token', () => {
  it('is 32 of the 62 characters, and never the same', () => {
    const tokens = Array.from({ length: 2_000 }, makeSessionToken)
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(tokens.every((token) => /^[0-9A-Za-z]{32}$/.test(token))).toBe(true)
  })
})

describe('what is logged', () => {
  it('names no password, key, token or cookie, at any level, also when things go wrong', async () => {
    const lines: string[] = []
    const server = await startTestServer({ log: (line) => lines.push(line) })
    const password = 'a password nobody may read'
    const body = { email: 'quiet@example.test', password }
    const signedUp = await server.fetch('/v1/identity/sign-up', jsonPost(body))
    const { access_token: accessToken } = (await signedUp.json()) as { access_token: string }
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? 'vireo_session=missing'
    const authorization = `Bearer ${accessToken}`
    const created = await server.fetch('/v1/user/api-keys', jsonPost({ name: 'k' }, { authorization }))
    const { 'xi-api-key': apiKey } = (await created.json()) as { 'xi-api-key': string }
    const everything = async () => {
      await server.fetch('/v1/identity/sign-in', jsonPost(body))
      await server.fetch('/v1/identity/sign-in', jsonPost({ ...body, password: `${password}!` }))
      await server.fetch('/v1/identity/sign-up', jsonPost({ ...body, email: 'next@example.test' }))
      await server.fetch('/v1/identity/token', jsonPost(undefined, { cookie }))
      await server.fetch('/v1/user', { headers: { 'xi-api-key': apiKey } })
      await server.fetch('/v1/user', { headers: { authorization: `${authorization}x` } })
    }
    await everything()
    for (const table of ['api_keys', 'sessions', 'credentials', 'users'])
      await server.database.pool.query(`alter table ${table} rename to lost_${table}`)
    await everything()
    const log = lines.join('\n')
    expect(lines.length).toBeGreaterThan(0)
    for (const secret of [password, apiKey, accessToken, cookie.split('=')[1] ?? '']) expect(log).not.toContain(secret)
    for (const hashed of [apiKey, cookie.split('=')[1] ?? '']) expect(log).not.toContain(hashSecret(hashed))
  })
})
