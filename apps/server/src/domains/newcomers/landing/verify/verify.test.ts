import { markSound, writeWav } from '@vireo/audio'
import { verifyLimits } from '@vireo/contracts/landing'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { EngineError } from '@vireo/engines'
import { aPiece, hear } from '@vireo/engines/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { testMarks, testSpeech } from '#test/test-engines.ts'
import { startTestServer } from '#test/test-server.ts'

const clock = createManualClock(new Date('2026-11-28T09:00:00Z'))
const server = await startTestServer({ clock })
beforeEach(() => server.database.pool.query('delete from attempt_counters'))
const rate = 22_050

async function spoken(): Promise<Float32Array> {
  const text = 'Nobody expected the train to arrive so early, and the platform was almost empty.'
  const pieces = [text, text, text].map((each) => aPiece(each, { recipe: { engine: 'flite', base: 'slt' } }))
  const { bytes } = await hear(testSpeech, { codec: 'pcm', sampleRateHz: rate }, pieces)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(2 * at, true) / 32_768)
}

async function ask(bytes: Uint8Array<ArrayBuffer>, lang = 'en', to = server) {
  const body = new FormData()
  body.append('file', new Blob([bytes]), '"><script>alert(1)</script>.wav')
  const answer = await to.fetch(`/verify?lang=${lang}`, { method: 'POST', body })
  return { status: answer.status, html: await answer.text() }
}

const plain = await spoken()
const [marked = plain] = markSound([plain], rate, testMarks.pattern ?? new Uint8Array())
const ours = writeWav(marked, rate)

test('anybody finds the page, with a form and what a mark does not survive', async () => {
  const answer = await server.fetch('/verify')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('enctype="multipart/form-data"')
  expect(html).toContain('What a mark does not survive')
  expect(await (await server.fetch('/verify?lang=de')).text()).toContain('Wurde das hier gemacht?')
})

test('yes for what was made here, also after MP3; unknown for everything else, in the language of the page', async () => {
  const mp3 = Uint8Array.from(await makeMedia('again.mp3', ['-i', 'in.wav', '-b:a', '64k'], { 'in.wav': ours }))
  for (const bytes of [ours, mp3]) {
    const { status, html } = await ask(bytes)
    expect([status, html.includes('<h2>Yes</h2>'), html.includes('<script>alert')]).toEqual([200, true, false])
  }
  expect((await ask(writeWav(plain, rate))).html).toContain('<h2>Unknown</h2>')
  expect((await ask(writeWav(plain, rate), 'de')).html).toContain('<h2>Unbekannt</h2>')
})

test('no recording, and one that is too large are refused on the page, in its language', async () => {
  const send = async (files: number, bytes: number) => {
    const body = new FormData()
    for (let file = 0; file < files; file++) body.append('file', new Blob([new Uint8Array(bytes)]), 'a.wav')
    const answer = await server.fetch('/verify?lang=de', { method: 'POST', body })
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  const html = 'text/html; charset=utf-8'
  expect(await send(0, 0)).toEqual([400, html, expect.stringContaining('Wählen Sie zuerst eine Aufnahme')])
  const tooLarge = await send(1, verifyLimits.fileBytesMax + 1)
  expect(tooLarge).toEqual([413, html, expect.stringContaining('größer als 50 MB')])
})

test.each([
  ['nothing', new Uint8Array(), 'cannot be read'],
  ['no sound', Uint8Array.from(Buffer.from('this is no sound at all')), 'cannot be read'],
  ['one second', writeWav(plain.slice(0, rate), rate), 'shorter than two seconds'],
  ['eleven minutes', writeWav(new Float32Array(660 * 8000), 8000), 'longer than 10 minutes'],
])('%s is refused on the page', async (_what, bytes, says) => {
  const { status, html } = await ask(bytes)
  expect([status, html.includes('role="alert"'), html.includes(says)]).toEqual([400, true, true])
})

test('an address asks so many times an hour, then again in the next', async () => {
  for (let at = 0; at < verifyLimits.perHour; at++) expect((await ask(new Uint8Array())).status).toBe(400)
  const { status, html } = await ask(ours)
  expect([status, html.includes('role="alert"'), html.includes('<h2>Yes</h2>')]).toEqual([429, true, false])
  // A recording that never comes is answered as well: it is not waited for.
  const begun = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('--edge\r\n')) })
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const early = await server.fetch('/verify', { method: 'POST', headers, body: begun, duplex: 'half' } as RequestInit)
  expect([early.status, early.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(await early.text()).toContain('role="alert"')
  clock.advance(3_600_000 + 1)
  expect((await ask(ours)).status).toBe(200)
})

test('an engine that fails is told of on the page', async () => {
  const find = () => Promise.reject(new EngineError('crashed', 'broken for a test'))
  const broken = await startTestServer({ ports: { marks: { ...testMarks, find } } })
  const { status, html } = await ask(ours, 'en', broken)
  expect([status >= 500, html.includes('could not be checked')]).toEqual([true, true])
})
