import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { OpenTranscript, TranscriptSummary } from '@vireo/contracts/transcription'
import { expect } from 'vitest'
import { recording } from '#transcription/transcription.testing.ts'
import type { Killed } from './working-through-kills.ts'

/** So many stretches are heard before the kill; what is asked for behind them is answered by nobody. */
const heardBefore = 2
const seconds = 125

/** Starts a recogniser elsewhere that hears a word in each second, and can be kept from answering. */
async function startEars() {
  const asked: string[] = []
  const waiting: ServerResponse[] = []
  const state = { answers: heardBefore }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('/audio/transcriptions') !== true) return response.end('{"data":[]}')
    const from = body.indexOf('RIFF')
    const sound = body.subarray(from, from + 8 + body.readUInt32LE(from + 4))
    asked.push(createHash('sha256').update(sound).digest('hex'))
    if (asked.length > state.answers) return void waiting.push(response)
    const words = Array.from({ length: Math.floor((sound.length - 44) / 2 / 16_000) }, (_, at) => {
      return { word: 'word', start: at + 0.25, end: at + 0.75 }
    })
    return response.end(JSON.stringify({ text: words.map(({ word }) => word).join(' '), words }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { address: `http://127.0.0.1:${port}/v1`, asked, waiting, state, close }
}

/**
 * Kills a server in the middle of a recording that it writes down: whoever goes on hears what was not heard yet, and nothing
 * twice; what is charged is charged once, in the end.
 */
export async function transcribeThroughKill(
  { url, rows, kill, restart }: Killed,
  { headers, workspaceId }: Awaited<ReturnType<Killed['signUp']>>,
): Promise<void> {
  const ears = await startEars()
  const json = { ...headers, 'content-type': 'application/json' }
  const engine = { name: 'Ears', address: ears.address, model: 'ears', capabilities: ['recognition'] }
  const added = await fetch(`${url()}/v1/workspace/engines`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(engine),
  })
  expect(added.status, await added.text()).toBe(201)
  const body = new FormData()
  body.append('file', new Blob([recording(seconds)]), 'talk.wav')
  const at = `${url()}/v1/speech-to-text/transcripts`
  const begun = await fetch(at, { method: 'POST', headers, body })
  expect(begun.status).toBe(202)
  const { transcription_id: id } = TranscriptSummary.parse(await begun.json())
  const standing = async () => {
    const [is] = await rows<object>(
      `select state, (select count(*)::int from transcript_stretches) as heard, version,
         (select count(*)::int from credit_reservations) as held,
         (select used_credits::int from credit_accounts where workspace_id = $2) as used
       from transcripts where id = $1`,
      id,
      workspaceId,
    )
    return is
  }
  // What is held counts as used; it is settled by what was heard.
  const price = 209
  const middle = { state: 'running', heard: heardBefore, version: null, held: 1, used: price }
  await expect.poll(standing, { timeout: 60_000, interval: 50 }).toEqual(middle)
  await expect.poll(() => ears.waiting.length).toBeGreaterThan(0)
  await kill()
  expect(await standing()).toEqual(middle)

  const before = [...ears.asked]
  ears.state.answers = Infinity
  await restart()
  const done = { state: 'done', heard: 0, version: 1, held: 0, used: price }
  await expect.poll(standing, { timeout: 90_000, interval: 200 }).toMatchObject(done)
  const again = ears.asked.slice(before.length)
  expect(new Set(again).size, 'each is asked for once').toBe(again.length)
  expect(
    again.filter((sound) => before.slice(0, heardBefore).includes(sound)),
    'what was heard is not heard again',
  ).toEqual([])
  expect(before.slice(heardBefore).filter((sound) => !again.includes(sound))).toEqual([])

  const opened = await fetch(`${url()}/v1/speech-to-text/transcripts/${id}/document`, { headers })
  const { document, transcript } = OpenTranscript.parse(await opened.json())
  const starts = document.paragraphs.flatMap(({ tokens }) =>
    tokens.filter(({ type }) => type === 'word').map(({ start }) => start ?? 0),
  )
  const gaps = starts.slice(1).map((start, place) => start - (starts[place] ?? 0))
  expect(Math.min(...gaps), 'no word twice').toBeGreaterThan(0.2)
  expect(Math.max(...gaps), 'no word lost').toBeLessThan(2.5)
  expect(starts.at(-1)).toBeGreaterThan(seconds - 3)
  expect(transcript.credits).toBe(price)
  await ears.close()
}
