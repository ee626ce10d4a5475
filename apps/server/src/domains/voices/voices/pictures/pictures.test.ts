import { ErrorBody } from '@vireo/contracts/kit'
import { Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenPerson, givenTeammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { voiceFolder } from '../files/voice-folder.ts'
import { type DoomedFiles, removeFiles } from '../files/remove-files.ts'
import { libraryVoices } from '../library/library.ts'
import type { VoiceRow } from '../tables.ts'
import { makeVoice } from '../testing.ts'
import type { Pixels } from './square-of.ts'
import { jpegOfTelephone, png, readWebp, redAndBlue } from './testing.ts'

let server: TestServer
let person: TestPerson
let stranger: TestPerson
let voice: VoiceRow

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'creator' })
  stranger = await server.signUp()
  voice = await makeVoice(server, person)
})

type Caller = { readonly headers: Readonly<Record<string, string>> }
const codeOf = async (answer: Response) => `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
const give = (file: Uint8Array, { id = voice.id.toString(), who = person as Caller, name = 'me.jpg' } = {}) => {
  const body = new FormData()
  body.append('picture', new Blob([Uint8Array.from(file)]), name)
  return server.fetch(`/v1/voices/${id}/picture`, { method: 'POST', headers: who.headers, body })
}
const urlOf = async (answer: Response) =>
  voicesEndpoints.setPicture.success.schema.parse(await answer.json()).picture_url.replace(/^https?:\/\/[^/]+/, '')
const show = async (id: string, { headers }: Caller = person) =>
  Voice.parse(await (await server.fetch(`/v1/voices/${id}`, { headers })).json())
const filesOf = async ({ workspace_id, id }: VoiceRow) => {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(voiceFolder(workspace_id, id))) keys.push(key)
  return keys.filter((key) => key.includes('/picture/'))
}
/** Does what waits in the queue: takes away the files that are no longer wanted. */
const tidyUp = async () => {
  const { rows } = await server.database.pool.query<{ payload: DoomedFiles }>(
    "select payload from jobs where name = 'voices.remove-files'",
  )
  for (const { payload } of rows) await removeFiles(server.product.systemContext(), payload)
}
const colourAt = ({ data, width }: Pixels, x: number, y: number) => {
  const at = (y * width + x) * 4
  return { red: (data[at] ?? 0) > 128, blue: (data[at + 2] ?? 0) > 128, alpha: data[at + 3] }
}

describe('a picture of a voice', () => {
  test('is shown as a square of its middle, upright, with nothing of what the file said beside it', async () => {
    // Turned by a quarter, left becomes top.
    const url = await urlOf(await give(await jpegOfTelephone(redAndBlue(400, 300))))
    const answer = await server.fetch(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=604800, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1')).not.toMatch(/exif|Oslo/i)
    const shown = await readWebp(bytes)
    expect([shown.width, shown.height]).toEqual([300, 300])
    expect(colourAt(shown, 150, 20)).toMatchObject({ red: true, blue: false })
    expect(colourAt(shown, 150, 280)).toMatchObject({ red: false, blue: true })
    expect((await show(voice.id)).face.picture_url).toContain(url)
  })

  test('keeps what is not covered, and is never larger than faces are drawn', async () => {
    const pixels = redAndBlue(1200, 1000)
    pixels.data.fill(0, 0, 1200 * 500 * 4)
    const answer = await server.fetch(await urlOf(await give(png(pixels))))
    const shown = await readWebp(new Uint8Array(await answer.arrayBuffer()))
    expect([shown.width, shown.height]).toEqual([480, 480])
    expect(colourAt(shown, 100, 100).alpha).toBe(0)
    expect(colourAt(shown, 100, 400)).toEqual({ red: true, blue: false, alpha: 255 })
  })

  test('takes the place of the one before, whose address and file end', async () => {
    const before = await urlOf(await give(png(redAndBlue(100, 100))))
    const after = await urlOf(await give(png(redAndBlue(120, 120))))
    expect(after).not.toBe(before)
    expect(await codeOf(await server.fetch(before))).toBe('404 voice_not_found')
    expect((await server.fetch(after)).status).toBe(200)
    await tidyUp()
    expect(await filesOf(voice)).toHaveLength(1)
  })

  test('is taken away again, and the drawn one is back', async () => {
    const url = await urlOf(await give(png(redAndBlue(100, 100))))
    const remove = () => server.fetch(`/v1/voices/${voice.id}/picture`, { method: 'DELETE', headers: person.headers })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect((await show(voice.id)).face.picture_url).toBeNull()
    expect(await codeOf(await server.fetch(url))).toBe('404 voice_not_found')
    await tidyUp()
    expect(await filesOf(voice)).toEqual([])
  })

  test('goes with its voice', async () => {
    const doomed = await makeVoice(server, person)
    const url = await urlOf(await give(png(redAndBlue(100, 100)), { id: doomed.id }))
    expect(await filesOf(doomed)).toHaveLength(1)
    await server.fetch(`/v1/voices/${doomed.id}`, { method: 'DELETE', headers: person.headers })
    expect(await codeOf(await server.fetch(url))).toBe('404 voice_not_found')
    await tidyUp()
    expect(await filesOf(doomed)).toEqual([])
  })

  test('is nobody’s to give, take or see who does not know the voice', async () => {
    const { id } = await makeVoice(server, person)
    const url = await urlOf(await give(png(redAndBlue(100, 100)), { id }))
    expect(await codeOf(await give(png(redAndBlue(100, 100)), { id, who: stranger }))).toBe('404 voice_not_found')
    const path = `/v1/voices/${id}/picture`
    const removed = await server.fetch(path, { method: 'DELETE', headers: stranger.headers })
    expect(await codeOf(removed)).toBe('404 voice_not_found')
    for (const key of ['', '?key=', `?key=${'a'.repeat(43)}`, `?key=${'é'.repeat(22)}`])
      expect(await codeOf(await server.fetch(`${path}${key}`))).toBe('404 voice_not_found')
    expect((await server.fetch(url)).status).toBe(200)
    const premade = libraryVoices[0]?.voiceId ?? ''
    expect(await codeOf(await give(png(redAndBlue(100, 100)), { id: premade }))).toBe('403 forbidden')
  })

  test('is seen, and not changed, by whom a voice is shared with to hear it', async () => {
    const host = await givenPerson(server, 'creator')
    const colleague = await givenTeammate(server, host, 'editor')
    const { id } = await makeVoice(server, host)
    await give(png(redAndBlue(100, 100)), { id, who: host })
    const share = { resource_type: 'voice', role: 'viewer', user_email: colleague.email }
    await server.fetch(`/v1/workspace/resources/${id}/share`, {
      method: 'POST',
      headers: { ...host.headers, 'content-type': 'application/json' },
      body: JSON.stringify(share),
    })
    const who = { headers: colleague.bearer }
    expect((await show(id, who)).face.picture_url).toContain(`/v1/voices/${id}/picture?key=`)
    expect(await codeOf(await give(png(redAndBlue(100, 100)), { id, who }))).toBe('403 forbidden')
  })
})

test.each([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'type_not_supported',
  ],
  ['a picture that moves', () => png(redAndBlue(100, 100), { more: [['acTL', Buffer.alloc(8)]] }), 'animated'],
  ['a small file that would unfold to 3.6 GB', () => png(redAndBlue(8, 8), { stated: [30_000, 30_000] }), 'too_large'],
  ['a dot', () => png(redAndBlue(20, 20)), 'too_small'],
  ['a picture without its end', () => png(redAndBlue(100, 100)).subarray(0, -20), 'unreadable'],
] as const)('%s is refused, and the picture before stays', async (_, file, problem) => {
  const { picture_url: before } = (await show(voice.id)).face
  const files = await filesOf(voice)
  expect(await codeOf(await give(file()))).toBe(`400 picture_${problem}`)
  expect((await show(voice.id)).face.picture_url).toBe(before)
  expect(await filesOf(voice)).toEqual(files)
})

test('a file beyond 10 MB is refused', async () => {
  expect((await give(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
})
