import { Agent, request } from 'node:http'
import type { ServerUnderTest } from './server-under-test.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

export type Timing = {
  readonly firstByteMs: number
  readonly wholeMs: number
  readonly bytes: number
  readonly status: number
}

/** Speaks a text through the API; times count from sending the request to the first and the last byte of audio. */
export function speak(
  server: ServerUnderTest,
  voiceId: string,
  text: string,
  shape = 'stream',
  format = 'mp3_44100_128',
): Promise<Timing> {
  const url = new URL(`/v1/text-to-speech/${voiceId}${shape && `/${shape}`}?output_format=${format}`, server.url)
  const body = JSON.stringify({ text })
  const headers = {
    'xi-api-key': server.apiKey,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return timed((start, resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let firstByteMs = Number.NaN
      let bytes = 0
      answer.on('data', (block: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - start
        bytes += block.length
      })
      answer.on('end', () =>
        resolve({ firstByteMs, wholeMs: performance.now() - start, bytes, status: answer.statusCode ?? 0 }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function timed<T>(
  work: (startMs: number, resolve: (value: T) => void, reject: (error: Error) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => work(performance.now(), resolve, reject))
}

/** Gets a path over a connection that stays open; resolves with the milliseconds it took, rejects when the answer is not 200. */
export function get(server: ServerUnderTest, path: string): Promise<number> {
  return timed((start, resolve, reject) => {
    const sent = request(new URL(path, server.url), { agent, headers: { 'xi-api-key': server.apiKey } }, (answer) => {
      answer.on('data', () => undefined)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
