import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { TranscriptPage, type TranscriptSummary } from '@vireo/contracts/transcription'
import type { EngineSet, RecognitionEngine } from '@vireo/engines'
import pino from 'pino'
import { expect, onTestFinished } from 'vitest'
import { startJobRunner } from '#jobs/runner.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Ports } from '#ports/ports.ts'
import { closeAfterTests } from '#test/close-after-tests.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { transcriptionSlice } from './slice.ts'

export const rate = 16_000

export type Fields = Readonly<Record<string, string>>
type Hear = RecognitionEngine['recognise']

/** Makes a recording of a voice that pauses every ten seconds; silent until `at`. */
export function recording(seconds: number, at = 0): Uint8Array<ArrayBuffer> {
  const samples = aVoice(rate, seconds * 1000)
  for (let pause = 10; pause < seconds; pause += 10) samples.fill(0, (pause - 0.2) * rate, (pause + 0.2) * rate)
  samples.fill(0, 0, at * rate)
  return writeWav(samples, rate)
}

/** Lets somebody else's server answer until the tests of a file are over. Answers its host, with the port. */
export async function listenElsewhere(answer: RequestListener): Promise<string> {
  const theirs = createServer(answer)
  await new Promise<void>((listening) => theirs.listen(0, '127.0.0.1', listening))
  closeAfterTests(async () => {
    theirs.closeAllConnections()
    theirs.close()
  })
  return `127.0.0.1:${(theirs.address() as AddressInfo).port}`
}

/** Reads the code of a failure. */
export async function codeOf(answer: Response): Promise<[number, string, string | null]> {
  const { detail } = (await answer.json()) as { detail: { code: string; param: string | null } }
  return [answer.status, detail.code, detail.param]
}

/** Names the address of a transcript. */
export function of(id: string | null, more = ''): string {
  return `/v1/speech-to-text/transcripts/${id}${more}`
}

/** Makes the form that a recording is sent in. */
export function formOf(file: Uint8Array<ArrayBuffer> | undefined, fields: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('file', new Blob([file]), 'talk.wav')
  return body
}

/** Creates a set that can recognise and nothing else. */
export function abilitiesOf(find: () => RecognitionEngine | undefined): EngineSet {
  const found = (name: string) => Promise.resolve(name === 'recognition' ? find() : undefined)
  // The engine of a test answers for the only capability that is asked for here.
  return { find: found as EngineSet['find'] }
}

/** Starts a server with a recogniser that hears a word in each second, unless a test lets it hear otherwise. */
export async function startTranscriptionServer(ports: Partial<Ports> = {}, clock?: Clock) {
  const heardSeconds: number[] = []
  const inWords: Hear = ({ samples, sampleRateHz }) => {
    const seconds = samples.length / sampleRateHz
    heardSeconds.push(seconds)
    const words = Array.from({ length: Math.floor(seconds) }, (_, at) => {
      return { text: 'word', startMs: at * 1000, endMs: at * 1000 + 500 }
    })
    return Promise.resolve({ text: words.map(({ text }) => text).join(' '), language: 'en', words })
  }
  const state: { hear: Hear; isInstalled: boolean; hints: RecognitionEngine['hints'] } = {
    hear: inWords,
    isInstalled: true,
    hints: [],
  }
  const engine: RecognitionEngine = {
    get hints() {
      return state.hints ?? []
    },
    languages: () => Promise.resolve(['en', 'de']),
    recognise: (sound, wishes) => state.hear(sound, wishes),
    close: () => Promise.resolve(),
  }
  const abilities = abilitiesOf(() => (state.isInstalled ? engine : undefined))
  const server = await startTestServer({ ports: { abilities, ...ports }, ...(clock && { clock }) })
  const person = await server.signUp({ tier: 'creator' })
  const { headers } = person
  const search = async (query = '') =>
    TranscriptPage.parse(await (await server.fetch(`/v1/speech-to-text/transcripts?${query}`, { headers })).json())

  return {
    server,
    person,
    state,
    inWords,
    heardSeconds,
    reset() {
      Object.assign(state, { hear: inWords, isInstalled: true, hints: [] })
      heardSeconds.length = 0
    },
    get: (path: string) => server.fetch(path, { headers }),
    send(file: Uint8Array<ArrayBuffer> | undefined, fields: Fields = {}, query = '', init: RequestInit = {}) {
      const body = formOf(file, { model_id: 'scribe_v1', ...fields })
      return server.fetch(`/v1/speech-to-text${query}`, { method: 'POST', headers, body, ...init })
    },
    begin(file: Uint8Array<ArrayBuffer> | undefined, fields: Fields = {}) {
      const body = formOf(file, fields)
      return server.fetch('/v1/speech-to-text/transcripts', { method: 'POST', headers, body })
    },
    change(path: string, method: string, body: unknown = {}) {
      const json = { ...headers, 'content-type': 'application/json' }
      return server.fetch(path, { method, headers: json, body: JSON.stringify(body) })
    },
    /** Works on the queue until the test ends. */
    work: () => workOn(server),
    search,
    async until(id: string, wanted: string): Promise<TranscriptSummary> {
      let found: TranscriptSummary | undefined
      const stateOf = async () => {
        const { transcripts } = await search()
        found = transcripts.find((each) => each.transcription_id === id)
        return found?.state
      }
      await expect.poll(stateOf, { timeout: 20_000 }).toBe(wanted)
      if (!found) throw new Error('it is not listed')
      return found
    },
    async usedCredits(): Promise<number> {
      const { rows } = await server.database.pool.query<{ used: number }>(
        'select used_credits::int as used from credit_accounts where workspace_id = $1',
        [person.workspaceId],
      )
      return rows[0]?.used ?? 0
    },
    async countOf(table: 'transcripts' | 'keyterms' | 'transcript_stretches' | 'credit_reservations'): Promise<number> {
      const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
      return rows[0]?.n ?? 0
    },
  }
}

async function workOn(server: TestServer): Promise<void> {
  const runner = await startJobRunner({
    database: server.database,
    nodeId: server.product.systemContext().nodeId,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: transcriptionSlice.jobs ?? [],
    subscriptions: [],
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => runner.stop())
}
