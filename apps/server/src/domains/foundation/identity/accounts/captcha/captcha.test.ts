import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { CaptchaChallenge } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { createAltchaCaptcha } from '#adapters/captcha-altcha.ts'
import { createRecaptcha } from '#adapters/captcha-recaptcha.ts'
import { createManualClock } from '#kernel/clock.ts'
import { jsonPost } from '../../testing.ts'

const clock = createManualClock(new Date())
const captcha = createAltchaCaptcha('a secret of the instance, long enough', clock)
const server = await startTestServer({ clock, ports: { captcha } })
let people = 0

async function challenge(): Promise<CaptchaChallenge> {
  return CaptchaChallenge.parse(await (await server.fetch('/v1/identity/captcha-challenge')).json())
}

async function solved(puzzle: CaptchaChallenge): Promise<string> {
  const { keySignature = '', expiresAt = 0, ...rest } = puzzle.parameters
  const known = { signature: puzzle.signature, parameters: { ...rest, keySignature, expiresAt } }
  const solution = await solveChallenge({ challenge: known, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: known, solution })).toString('base64')
}

async function signUp(token: string | undefined, email = `captcha-${people++}@example.test`, cookie = '') {
  const answer = await server.fetch(
    '/v1/identity/sign-up',
    jsonPost({ email, password: testPassword, ...(token !== undefined && { recaptcha_token: token }) }, { cookie }),
  )
  return answer.status === 201 ? 201 : ErrorBody.parse(await answer.json()).detail.code
}

describe('a proof of work', () => {
  it('lets one sign-up through', async () => {
    expect(await (await server.fetch('/v1/identity/entrance')).json()).toMatchObject({ captcha: { kind: 'altcha' } })
    const token = await solved(await challenge())
    expect(await signUp(token)).toBe(201)
    expect(await signUp(token)).toBe('captcha_failed')
  })

  it('is handed in before a sign-up, which then needs none of its own', async () => {
    const email = 'announced@example.test'
    const without = await server.fetch('/v1/user/pre-sign-up', jsonPost({ email }))
    expect(without.status).toBe(400)
    const body = { email, recaptcha_token: await solved(await challenge()) }
    const announced = await server.fetch('/v1/user/pre-sign-up', jsonPost(body))
    expect(announced.status).toBe(200)
    const cookie = announced.headers.getSetCookie()[0]?.split(';', 1)[0]
    expect(await signUp(undefined, email)).toBe('captcha_failed')
    expect(await signUp(undefined, `not-${email}`, cookie)).toBe('captcha_failed')
    expect(await signUp(undefined, email, cookie)).toBe(201)
    expect(await signUp(undefined, email, cookie)).toBe('captcha_failed')
  })

  it('that nobody hands in uses up nothing of what others may try', async () => {
    const email = 'wanted@example.test'
    for (let tried = 0; tried < 61; tried++) {
      const path = tried % 2 === 0 ? '/v1/identity/sign-up' : '/v1/user/pre-sign-up'
      const body = { email, password: testPassword, recaptcha_token: tried % 3 === 0 ? 'no proof' : undefined }
      expect((await server.fetch(path, jsonPost(body))).status).toBe(400)
    }
    expect(await signUp(await solved(await challenge()), email)).toBe(201)
  })

  it.each([
    ['none', async () => undefined],
    ['an empty one', async () => ''],
    ['no base64', async () => '%%%'],
    ['no solution', async () => btoa(JSON.stringify({ challenge: await challenge() }))],
    [
      'a guess',
      async () => btoa(JSON.stringify({ challenge: await challenge(), solution: { counter: 1, derivedKey: '00' } })),
    ],
    ['an easier puzzle', async () => easier(await challenge())],
  ])('is refused when it is %s', async (_, token) => {
    expect(await signUp(await token())).toBe('captcha_failed')
  })

  it('is worth nothing after ten minutes', async () => {
    const token = await solved(await challenge())
    clock.advance(10 * 60_000)
    expect(await signUp(token)).toBe('captcha_failed')
  })

  it('costs more the more are asked for, up to a limit, and the least again ten minutes later', async () => {
    const time = createManualClock(new Date('2026-03-01T12:00:00Z'))
    const busy = createAltchaCaptcha('a secret of the instance, long enough', time)
    const costOfNext = async () => (await busy.challenge())?.parameters.cost
    const askFor = async (count: number) => {
      for (let asked = 0; asked < count; asked++) await busy.challenge()
    }
    expect(await costOfNext()).toBe(10)
    await askFor(28)
    expect(await costOfNext()).toBe(10)
    expect(await costOfNext()).toBe(20)
    await askFor(59)
    expect(await costOfNext()).toBe(40)
    time.advance(9 * 60_000)
    expect(await costOfNext()).toBe(40)
    await askFor(420)
    expect(await costOfNext()).toBe(160)
    time.advance(10 * 60_000)
    expect(await costOfNext()).toBe(10)
  })

  it('that cost more is solved and believed like any other, and for less it is not', async () => {
    for (let asked = 0; asked < 100; asked++) await captcha.challenge()
    const costly = await challenge()
    expect(costly.parameters.cost).toBeGreaterThanOrEqual(40)
    const cheaper = { ...costly, parameters: { ...costly.parameters, cost: 10, keyPrefix: '00' } }
    expect(await captcha.verify(await solved(cheaper), '')).toEqual({ passed: false })
    expect(await signUp(await solved(costly))).toBe(201)
  })

  async function easier({ parameters, signature }: CaptchaChallenge): Promise<string> {
    const { keySignature: _, ...rest } = parameters
    return solved({ signature, parameters: { ...rest, keyPrefix: '00' } })
  }
})

describe('reCAPTCHA', () => {
  it('is asked with the secret, and believed for this host and a good score only', async () => {
    const answers = [
      { success: true, score: 0.9, hostname: 'vireo.example' },
      { success: true, score: 0.1, hostname: 'vireo.example' },
      { success: true, score: 0.9, hostname: 'evil.example' },
      { success: false },
    ]
    const asked: string[] = []
    const google = createServer((request, response) => {
      request.on('data', (part: Buffer) => asked.push(part.toString()))
      request.on('end', () => response.end(JSON.stringify(answers[asked.length - 1])))
    }).listen(0, '127.0.0.1')
    await once(google, 'listening')
    onTestFinished(() => void google.close())
    const { port } = google.address() as AddressInfo
    const recaptcha = createRecaptcha({
      siteKey: 'site',
      secret: 'hush',
      hostname: 'vireo.example',
      verifyUrl: `http://127.0.0.1:${port}/`,
    })
    const verdicts = []
    for (const token of ['a', 'b', 'c', 'd']) verdicts.push((await recaptcha.verify(token, '203.0.113.7')).passed)
    expect(verdicts).toEqual([true, false, false, false])
    expect(asked[0]).toBe('secret=hush&response=a&remoteip=203.0.113.7')
    google.closeAllConnections()
    google.close()
    await expect(recaptcha.verify('e', '')).rejects.toMatchObject({ code: 'service_unavailable' })
  })
})
