import { ErrorBody } from '@vireo/contracts/kit'
import { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import { Voice } from '@vireo/contracts/voices'
import { writeWav } from '@vireo/audio'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { setProbation } from '#users'
import { libraryVoices } from '#voices/library/index.ts'
import { setSafety } from '#voices/safety/index.ts'
import { describeAttempts } from './present-attempts.ts'
import { purgeRecordings } from './purge-recordings.ts'

type Bytes = Uint8Array<ArrayBuffer>

const byBase = (base: string) => libraryVoices.find(({ recipe }) => recipe.base === base)?.voiceId ?? ''
const [guarded, spare] = libraryVoices.slice(4).map(({ voiceId }) => voiceId)
const voiceId = guarded ?? ''

let now = new Date()
let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
  person = await server.signUp({ tier: 'enterprise' })
  const ctx = server.product.systemContext()
  for (const id of [voiceId, spare ?? '']) await setSafety(ctx, { voiceId: id, control: 'CAPTCHA' })
})

/** A person's voice, as somebody here imitates one: whoever speaks is a voice of the library. */
async function say(text: string, base = 'awb'): Promise<Bytes> {
  const answer = await server.fetch(`/v1/text-to-speech/${byBase(base)}?output_format=wav_24000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 1 }),
  })
  return new Uint8Array(await answer.arrayBuffer())
}

const draw = (id = voiceId, of = person) => server.fetch(`/v1/voices/${id}/captcha`, { headers: of.headers })
const send = (recording: Bytes, id = voiceId, of = person) => {
  const body = new FormData()
  body.append('recording', new Blob([recording]), 'me.wav')
  return server.fetch(`/v1/voices/${id}/captcha`, { method: 'POST', headers: of.headers, body })
}
const drawn = async (answer: Response) =>
  voiceVerificationEndpoints.getCaptcha.success.schema.parse(await answer.json())
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const failureOf = async (answer: Response) => {
  const { detail } = (await answer.json()) as { detail: { code: string; data?: { reason: string } } }
  return [answer.status, detail.code, detail.data?.reason]
}
const shown = async (id: string, of = person) =>
  Voice.parse(await (await server.fetch(`/v1/voices/${id}`, { headers: of.headers })).json())

/** What nobody but the database is told. */
async function linesOf(id = voiceId, of = person): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ lines: string[] }>(
    'select lines from voice_captchas where voice_id = $1 and workspace_id = $2',
    [id, of.workspaceId],
  )
  return rows[0]?.lines ?? []
}

/** What the workspace's voices tell of attempts; premade ones belong to everybody and tell nothing. */
async function attemptsOf(id = '') {
  const attempts = await describeAttempts(server.product.systemContext(person.workspaceId), [id])
  return attempts.get(id) ?? []
}

async function filesOf({ workspaceId }: TestPerson): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(`voices/${workspaceId}/`)) keys.push(key)
  return keys
}

describe('a voice under captcha', () => {
  test('is not opened by what is said here of its lines, in whatever format that comes back', async () => {
    const outsider = await server.signUp({ tier: 'enterprise' })
    const again = async (format: (heard: Bytes, lines: string) => Promise<Bytes>) => {
      await draw(voiceId, outsider)
      const heard = await server.fetch(`/v1/voices/${voiceId}/captcha/spoken`, { headers: outsider.headers })
      expect(heard.status).toBe(200)
      const recording = await format(
        new Uint8Array(await heard.arrayBuffer()),
        (await linesOf(voiceId, outsider)).join(' '),
      )
      return failureOf(await send(recording, voiceId, outsider))
    }
    expect(await again(async (heard) => heard)).toEqual([400, 'voice_captcha_failed', 'synthetic'])
    expect(await again((_heard, lines) => say(lines, 'slt'))).toEqual([400, 'voice_captcha_failed', 'synthetic'])
    expect((await shown(voiceId, outsider)).safety_control).toBe('CAPTCHA')
  })

  test('is opened for the workspace by reading the lines, and stays shut for others', async () => {
    const other = await server.signUp()
    const speak = (of: TestPerson) =>
      server.fetch(`/v1/text-to-speech/${voiceId}`, {
        method: 'POST',
        headers: { ...of.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'Hello.' }),
      })
    expect((await speak(person)).status).toBe(403)
    const captcha = await drawn(await draw())
    expect(captcha).toMatchObject({ line_count: 3, attempts_left: 10 })
    expect(Buffer.from(captcha.image_base64, 'base64').subarray(1, 4).toString()).toBe('PNG')
    const lines = await linesOf()
    expect(JSON.stringify(captcha)).not.toContain(lines[0])
    expect((await send(await say(lines.join(' ')))).status).toBe(200)
    expect((await speak(person)).status).toBe(200)
    expect((await speak(other)).status).toBe(403)
    expect((await shown(voiceId)).safety_control).toBe('NONE')
    expect((await shown(voiceId, other)).safety_control).toBe('CAPTCHA')
    expect(await attemptsOf(voiceId)).toMatchObject([
      {
        accepted: true,
        levenshtein_distance: 0,
        text: lines.join('\n'),
        recording: { transcription: lines.join('\n') },
      },
    ])
    expect(await codeOf(await draw())).toBe('voice_captcha_not_needed')
  })

  test('a decision of the operator that is newer shuts it again', async () => {
    now = new Date(now.getTime() + 60_000)
    await setSafety(server.product.systemContext(), { voiceId, control: 'CAPTCHA' })
    expect((await shown(voiceId)).safety_control).toBe('CAPTCHA')
  })

  test('other words are refused, written down, and the lines are used up', async () => {
    await draw(spare)
    const [first = ''] = await linesOf(spare)
    const wrong = await say(`${first} Nothing of this was asked of me. I read whatever I like to read today.`)
    expect(await failureOf(await send(wrong, spare))).toEqual([400, 'voice_captcha_failed', 'words'])
    expect(await codeOf(await send(wrong, spare))).toBe('voice_captcha_expired')
    const [attempt] = await attemptsOf(spare)
    expect(attempt).toMatchObject({ accepted: false, recording: { transcription: '' } })
    expect(attempt?.levenshtein_distance).toBeGreaterThan(20)
    expect((await drawn(await draw(spare))).attempts_left).toBe(9)
  })

  test('lines expire, and what is no recording uses up nothing', async () => {
    await draw(spare)
    const before = await linesOf(spare)
    expect(await codeOf(await send(new TextEncoder().encode('no sound at all'), spare))).toBe('invalid_audio')
    expect(await linesOf(spare)).toEqual(before)
    expect(await failureOf(await send(writeWav(new Float32Array(24_000), 24_000), spare))).toContain('silent')
    await draw(spare)
    expect(await linesOf(spare)).not.toEqual(before)
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await codeOf(await send(await say('Too late.'), spare))).toBe('voice_captcha_expired')
  })

  test('the lines are said aloud for who cannot see them, to whom they were drawn only', async () => {
    await draw(spare)
    const answer = await server.fetch(`/v1/voices/${spare}/captcha/spoken`, { headers: person.headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20_000)
    const other = await server.signUp()
    const stranger = await server.fetch(`/v1/voices/${spare}/captcha/spoken`, { headers: other.headers })
    expect(await codeOf(stranger)).toBe('voice_captcha_expired')
  })

  test('there are ten attempts a day', async () => {
    const stubborn = await server.signUp()
    const silence = writeWav(new Float32Array(4800), 24_000)
    for (let attempt = 0; attempt < 10; attempt++) {
      await draw(spare, stubborn)
      expect(await failureOf(await send(silence, spare, stubborn))).toContain('voice_captcha_failed')
    }
    expect([(await draw(spare, stubborn)).status, await codeOf(await draw(spare, stubborn))]).toEqual([
      429,
      'voice_captcha_attempts_reached',
    ])
  })

  test('404 for a voice that is not there, 409 for one that asks for nothing', async () => {
    expect(await codeOf(await draw('nobody'))).toBe('voice_not_found')
    expect(await codeOf(await draw(byBase('slt')))).toBe('voice_captcha_not_needed')
  })
})

describe('a voice of one’s own', () => {
  test('that needs verification speaks when its own speaker has read the lines, not when somebody else has', async () => {
    const owner = await server.signUp({ tier: 'enterprise' })
    await setProbation(server.product.systemContext(), { userId: owner.userId, isInProbation: true })
    const body = new FormData()
    body.append('name', 'Mine')
    const sample = await say(
      'The train to the city leaves every morning at a quarter past seven, and is hardly ever late.',
    )
    body.append('files', new Blob([sample]), 'sample.wav')
    const added = await server.fetch('/v1/voices/add', { method: 'POST', headers: owner.headers, body })
    const { voice_id: own } = (await added.json()) as { voice_id: string }
    expect((await shown(own, owner)).voice_verification).toMatchObject({ is_verified: false })
    await draw(own, owner)
    const imitated = await say((await linesOf(own, owner)).join(' '), 'slt')
    expect(await failureOf(await send(imitated, own, owner))).toEqual([400, 'voice_captcha_failed', 'speaker'])
    expect((await shown(own, owner)).voice_verification).toMatchObject({
      is_verified: false,
      verification_attempts_count: 1,
      verification_failures: ['speaker'],
    })
    await draw(own, owner)
    expect((await send(await say((await linesOf(own, owner)).join(' ')), own, owner)).status).toBe(200)
    expect((await shown(own, owner)).voice_verification).toMatchObject({
      is_verified: true,
      verification_attempts_count: 2,
      verification_failures: [],
    })
    expect(await codeOf(await draw(own, person))).toBe('voice_not_found')
  })

  test('that speaks anyway can be proven all the same, by whom its samples are of and never without samples', async () => {
    const owner = await server.signUp({ tier: 'enterprise' })
    const body = new FormData()
    body.append('name', 'Mine')
    body.append('files', new Blob([await say('My grandmother keeps a small garden behind her house.')]), 'sample.wav')
    const added = await server.fetch('/v1/voices/add', { method: 'POST', headers: owner.headers, body })
    const { voice_id: own } = (await added.json()) as { voice_id: string }
    const [sample] = (await shown(own, owner)).samples ?? []
    await draw(own, owner)
    const read = await say((await linesOf(own, owner)).join(' '))
    expect((await send(read, own, owner)).status).toBe(200)
    expect((await shown(own, owner)).voice_verification.is_verified).toBe(true)
    expect(await codeOf(await draw(own, owner))).toBe('voice_captcha_not_needed')

    await server.database.pool.query('update voices set is_verified = false where id = $1', [own])
    const path = `/v1/voices/${own}/samples/${sample?.sample_id}`
    expect((await server.fetch(path, { method: 'DELETE', headers: owner.headers })).status).toBe(200)
    await draw(own, owner)
    const again = await say((await linesOf(own, owner)).join(' '))
    expect(await failureOf(await send(again, own, owner))).toEqual([400, 'voice_captcha_failed', 'speaker'])
  })

  test('that was made of somebody else is not opened by one recording of one’s own among theirs', async () => {
    const owner = await server.signUp({ tier: 'enterprise' })
    const text = 'The shop on the corner sells bread, milk and yesterday’s papers.'
    const body = new FormData()
    body.append('name', 'Hardly mine')
    body.append('files', new Blob([await say(text)]), 'mine.wav')
    for (const name of ['one.wav', 'other.wav'])
      body.append('files', new Blob([await say(`${name}: ${text}`, 'slt')]), name)
    const added = await server.fetch('/v1/voices/add', { method: 'POST', headers: owner.headers, body })
    const { voice_id: own } = (await added.json()) as { voice_id: string }
    await draw(own, owner)
    const read = await say((await linesOf(own, owner)).join(' '))
    expect(await failureOf(await send(read, own, owner))).toEqual([400, 'voice_captcha_failed', 'speaker'])
  })

  test('recordings are forgotten after thirty days; what came of them is not', async () => {
    const kept = await filesOf(person)
    expect(kept.filter((key) => key.includes('/attempts/')).length).toBeGreaterThan(0)
    now = new Date(now.getTime() + 31 * 86_400_000)
    expect((await purgeRecordings(server.product.systemContext())).purged).toBeGreaterThan(0)
    const attempts = await attemptsOf(spare)
    expect(attempts.length).toBeGreaterThan(0)
    expect(attempts.every(({ recording }) => recording === null)).toBe(true)
  })
})
