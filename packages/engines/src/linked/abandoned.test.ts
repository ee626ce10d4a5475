import { writeWav } from '@vireo/audio'
import { afterEach, expect, test } from 'vitest'
import { createSpeechPool } from '../pool/create-speech-pool.ts'
import { aPiece, hear } from '../testing.ts'
import { createLinkedHost, type LinkedHost } from './create-linked-host.ts'
import type { LinkedRequest } from './messages.ts'

let host: LinkedHost | undefined
afterEach(() => host?.close())

const format = { codec: 'pcm', sampleRateHz: 16_000 } as const
const recipe = { engine: 'address', base: 'eng/alloy', gainDb: 0 }

/** A pool whose engine elsewhere answers only once it is told to, or has its work taken back. */
function openPool() {
  const asked: { request: LinkedRequest; isStopped: boolean; answer(): void }[] = []
  const speak = (request: LinkedRequest, signal: AbortSignal) =>
    new Promise<{ wav: Uint8Array }>((resolve, reject) => {
      const one = { request, isStopped: false, answer: () => resolve({ wav }) }
      signal.addEventListener('abort', () => {
        one.isStopped = true
        reject(signal.reason)
      })
      asked.push(one)
    })
  const opened = createLinkedHost({ speak, voices: () => Promise.resolve([]) })
  host = opened
  const engines = { address: new URL('./linked-speech.ts', import.meta.url) }
  const pool = createSpeechPool({ workers: 1, engines, warmEngines: [], links: { address: () => opened.connect() } })
  return { pool, asked }
}
const wav = writeWav(
  Float32Array.from({ length: 24_000 }, (_, at) => 0.3 * Math.sin(at / 20)),
  24_000,
)

test('a stream that is cancelled takes back what is made elsewhere for it; others are spoken', async () => {
  const { pool, asked } = openPool()
  const silent = { audio: () => undefined, piece: () => undefined, end: () => undefined, fail: () => undefined }
  const leaving = pool.open(format, silent, 'one')
  leaving.push(aPiece('Nobody waits for this.', { recipe }))
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.request.owner).toBe('one')

  const staying = hear(pool, format, [aPiece('Somebody waits for this.', { recipe })])
  leaving.cancel()
  await expect.poll(() => asked.map(({ isStopped }) => isStopped)).toEqual([true, false])
  asked[1]?.answer()
  expect((await staying).durationMs).toBeGreaterThan(500)
  await pool.close()
})
