import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type ErrorCode, errorCatalogue } from '@vireo/contracts'
import { codesOf, type Endpoint } from '@vireo/contracts/kit'
import { musicLimits } from '@vireo/contracts/music'
import { writeWav } from '@vireo/audio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { docsGroups } from '../../../web/src/static/docs/model/docs-groups.ts'
import { type SampleLanguage, writeSample } from '../../../web/src/static/docs/samples/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'
import { type ListeningProxy, startListeningProxy } from './listening-proxy.ts'

/**
 * The samples of `/docs`, as readers copy them, against a live server. `socket-samples.test.ts` has those of sockets.
 */
const run = promisify(execFile)
const scratch = mkdtempSync(path.join(tmpdir(), 'vireo-samples-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const endpoints = docsGroups.flatMap(({ operations }) => operations)

let server: TestServer
let proxy: ListeningProxy
beforeAll(async () => {
  server = await startTestServer()
  proxy = await startListeningProxy(server.url)
})

type Sample = { readonly name: string; readonly code: string; readonly endpoint: Endpoint }

/** Of what is composed nothing is heard here: the shortest piece says as much of a sample as one of ten seconds. */
const lengthOfMusic = /(?<name>music_length_ms"?: )\d+/

async function samplesFor(language: SampleLanguage): Promise<readonly Sample[]> {
  const person = await server.signUp({ tier: 'creator' })
  // One operation takes its key away from all others.
  const spare = await server.signUp()
  const ids = await idsOf(person)
  const recording = path.join(scratch, 'recording.wav')
  writeFileSync(recording, tone())
  return endpoints.map((endpoint) => {
    const name = `${language} ${endpoint.id}`
    const written = writeSample(language, endpoint, {
      origin: proxy.origin(name),
      apiKey: (endpoint.id === 'serviceAccounts.disableSelf' ? spare : person).apiKey,
      standing: (id) => ids[id] ?? id.toUpperCase(),
      fileAt: (file) =>
        file === 'recording.wav' ? recording : path.join(scratch, `${name.replace(' ', '-')}-${file}`),
    })
    return { name, code: written.replace(lengthOfMusic, `$<name>${musicLimits.msMin}`), endpoint }
  })
}

/** Something to read, hear and delete. */
async function idsOf(person: TestPerson): Promise<Readonly<Record<string, string>>> {
  const voiceId = libraryVoices[0]?.voiceId ?? ''
  const spoken = await server.fetch(`/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Hello.' }),
  })
  await spoken.arrayBuffer()
  const history = await server.fetch('/v1/history?page_size=1', { headers: person.headers })
  const [item] = ((await history.json()) as { history: { history_item_id: string }[] }).history
  return {
    voice_id: voiceId,
    history_item_id: item?.history_item_id ?? '',
    user_id: person.userId,
    workspace_id: person.workspaceId,
  }
}

/** Two seconds of a note: a file that is a recording, and nobody's voice. */
function tone(): Uint8Array {
  const samples = Float32Array.from({ length: 32_000 }, (_, at) => 0.3 * Math.sin((at * 440 * 2 * Math.PI) / 16_000))
  return writeWav(samples, 16_000)
}

/** Documented everywhere, and never the answer to a request that is well formed and carries a key. */
const neverMeant = new Set<string>([
  'malformed_json',
  'invalid_content_type',
  'request_too_large',
  'missing_api_key',
  'invalid_api_key',
  'insufficient_permissions',
  'rate_limit_exceeded',
])

/** Lists what is wrong with an answer: no such route, a shape that is refused, or a status that is not documented. */
function wrongWith({ name, endpoint }: Sample): readonly string[] {
  const answer = proxy.heard.get(name)
  if (!answer) return [`${name}: sent nothing`]
  const { status, code = '', body } = answer
  const isDocumented =
    status === endpoint.success.status ||
    (status === 404 && isPage(endpoint) && body.startsWith('<!doctype html>')) ||
    // What a form of a page sent leads on to a page that says what became of it.
    (status === 303 && isPage(endpoint)) ||
    (codesOf(endpoint).includes(code) &&
      !neverMeant.has(code) &&
      errorCatalogue[code as ErrorCode].status === status &&
      status < 500)
  return isDocumented ? [] : [`${name}: ${status} ${body.slice(0, 300)}`]
}

/** A page says in words that there is nothing behind a made-up address; where there is no route, what answers is no page. */
function isPage({ success }: Sample['endpoint']): boolean {
  return 'bytes' in success && success.bytes.every((type) => type.startsWith('text/html'))
}

async function eachOf<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function isInstalled(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  )
}

describe('the samples of every operation', () => {
  test('in JavaScript are answered as documented', async () => {
    const samples = await samplesFor('javascript')
    const failed: string[] = []
    await eachOf(samples, 4, async ({ name, code }) => {
      const quiet = `const console = { log() {} }\n${code}`
      await import(`data:text/javascript,${encodeURIComponent(quiet)}`).catch((error: unknown) => {
        const { status = 0 } = proxy.heard.get(name) ?? {}
        if (status < 300) failed.push(`${name}: ${String(error)}`)
      })
    })
    expect([...failed, ...samples.flatMap(wrongWith)]).toEqual([])
  })

  test('of curl are answered as documented, where there is curl', async ({ skip }) => {
    if (!(await isInstalled('curl'))) skip('curl is not installed')
    const samples = await samplesFor('curl')
    const failed: string[] = []
    await eachOf(samples, 4, async ({ name, code }) => {
      await run('sh', ['-c', code], { maxBuffer: 50_000_000 }).catch((error: unknown) => {
        failed.push(`${name}: ${String(error)}`)
      })
    })
    expect([...failed, ...samples.flatMap(wrongWith)]).toEqual([])
  })

  test('in Python are answered as documented, where there is Python', async ({ skip }) => {
    if (!(await isInstalled('python3'))) skip('python3 is not installed')
    const samples = await samplesFor('python')
    const [source, target] = [path.join(scratch, 'samples.json'), path.join(scratch, 'failed.json')]
    writeFileSync(source, JSON.stringify(samples.map(({ name, code }) => ({ name, code }))))
    await run('python3', [path.join(import.meta.dirname, 'run-samples.py'), source, target])
    const failed: unknown = JSON.parse(readFileSync(target, 'utf8'))
    expect(failed).toEqual([])
    expect(samples.flatMap(wrongWith)).toEqual([])
  })
})
