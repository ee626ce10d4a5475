import type { ServerResponse } from 'node:http'
import { TranscriptSummary } from '@vireo/contracts/transcription'
import { beforeEach, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { listenElsewhere, of, recording, startTranscriptionServer } from '../transcription.testing.ts'
import { runFetch } from './run-fetch.ts'

const talk = recording(3)
/** Those who wait for the recording. */
let waiting: ServerResponse[] = []
const host = await listenElsewhere((_, to) => {
  to.writeHead(200, { 'content-type': 'audio/wav' }).write(talk.slice(0, 100))
  waiting.push(to)
})

const on = await startTranscriptionServer({ outbound: createOutbound({ namedHosts: [host] }) })
const { server, person, get, begin, until, usedCredits, countOf } = on
const { pool } = server.database
beforeEach(() => {
  on.reset()
  waiting = []
})

async function files(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list('transcription/')) keys.push(key)
  return keys
}

/** Begins an attempt that waits for the recording; it is given the rest of it, or the connection breaks. */
async function attempt(transcriptId: string) {
  const ctx = server.product.systemContext(person.workspaceId)
  const count = waiting.length
  const run = runFetch(ctx, { transcriptId, format: 'other' }, { signal: new AbortController().signal })
  await expect.poll(() => waiting.length).toBe(count + 1)
  const [to] = waiting.slice(-1)
  return {
    given: () => (to?.end(talk.slice(100)), run),
    broken: () => (to?.destroy(), run),
  }
}

test.each(['given', 'broken'] as const)(
  'of attempts that overlap one keeps the recording; one whose recording is %s later takes nothing of it away',
  async (end) => {
    const [used, before] = [await usedCredits(), await files()]
    const fields = { source_url: `http://${host}/talk.wav` }
    const { transcription_id: id } = TranscriptSummary.parse(await (await begin(undefined, fields)).json())
    await pool.query("update jobs set state = 'done' where name = 'transcription.fetch'")
    const [first, second] = [await attempt(id), await attempt(id)]
    await first.given()
    const kept = await files()
    expect(kept).toHaveLength(before.length + 1)
    await second[end]()
    expect(await countOf('credit_reservations')).toBe(1)
    await on.work()
    await until(id, 'done')
    const { rows } = await pool.query(
      "select 1 from jobs where name = 'transcription.remove-files' and state = 'queued'",
    )
    expect(rows).toEqual([])
    expect(await files()).toEqual(kept)
    const media = await get(of(id, '/media'))
    expect(Buffer.from(await media.arrayBuffer()).equals(talk)).toBe(true)
    expect([(await usedCredits()) - used, await countOf('credit_reservations')]).toEqual([5, 0])
  },
)
