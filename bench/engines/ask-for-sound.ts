import { request } from 'node:http'
import type { Timing } from '../http-client.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { computingMs } from './computing.ts'

/** Who asks until the first byte leaves when it has come. */
export type Asked = { readonly path: string; readonly body: object; readonly until?: 'first byte' }

/** Times, and how long the server computed meanwhile, on all cores together. */
export type Made = Timing & { readonly computedMs: number }

/** Asks for a sound; times count from sending the request. Throws where the answer is no sound. */
export async function askForSound(server: ServerUnderTest, { path, body, until }: Asked): Promise<Made> {
  const text = JSON.stringify(body)
  const headers = {
    'xi-api-key': server.apiKey,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  const start = performance.now()
  const computed = computingMs(server.pid())
  const timing = await new Promise<Timing>((resolve, reject) => {
    const sent = request(new URL(path, server.url), { method: 'POST', headers }, (answer) => {
      let firstByteMs = Number.NaN
      let bytes = 0
      const refusal: Buffer[] = []
      const { statusCode: status = 0 } = answer
      const over = () => resolve({ firstByteMs, wholeMs: performance.now() - start, bytes, status })
      answer.on('data', (block: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - start
        bytes += block.length
        if (status !== 200) refusal.push(block)
        else if (until) {
          over()
          answer.destroy()
        }
      })
      answer.on('end', () => {
        if (status === 200) over()
        else reject(new Error(`${path} answered ${status}: ${Buffer.concat(refusal).toString()}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(text)
  })
  return { ...timing, computedMs: computingMs(server.pid()) - computed }
}
