import { spawn } from 'node:child_process'
import autocannon from 'autocannon'
import type { Section } from './report.ts'
import { root, type ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'

const connections = 16
const rounds = 5

const bareFastify = `
import Fastify from 'fastify'
const app = Fastify()
const user = JSON.parse(process.env.USER_DOCUMENT)
app.get('/v1/user', async () => ({ ...user }))
app.get('/tiny', async () => ({ user_id: 'user' }))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))`

/**
 * Measures authenticated GET /v1/user at sixteen connections, against a bare Fastify that answers the same document and
 * one that answers next to nothing.
 */
export async function measureUserRoute(server: ServerUnderTest): Promise<Section> {
  const document = await fetch(`${server.url}/v1/user`, { headers: { 'xi-api-key': server.apiKey } })
  const child = spawn(process.execPath, ['--input-type=module', '-e', bareFastify], {
    cwd: root,
    env: { ...process.env, USER_DOCUMENT: await document.text() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const bareUrl = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  )
  try {
    const product: number[] = []
    const bare: number[] = []
    const tiny: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const one = await requestsPerSecond(`${server.url}/v1/user`, { 'xi-api-key': server.apiKey })
      const other = await requestsPerSecond(`${bareUrl}/v1/user`, {})
      const least = await requestsPerSecond(`${bareUrl}/tiny`, {})
      if (round === 0) continue
      product.push(one)
      bare.push(other)
      tiny.push(least)
    }
    const ratioTo = (baseline: readonly number[]) =>
      median(product.map((value, index) => value / (baseline[index] ?? Number.NaN)))
    const ratio = ratioTo(bare)
    return {
      title: `GET /v1/user, authenticated, ${connections} connections`,
      rows: [
        {
          what: 'requests per second',
          measured: rounded(median(product), 0),
          unit: '/s',
          baseline: rounded(median(bare), 0),
          baselineName: 'bare Fastify',
          relation: rounded(ratio, 2),
          limit: '≥ 0.5',
          holds: ratio >= 0.5,
        },
        {
          what: 'beside an answer of 18 bytes',
          measured: rounded(median(product), 0),
          unit: '/s',
          baseline: rounded(median(tiny), 0),
          baselineName: 'bare Fastify',
          relation: rounded(ratioTo(tiny), 2),
        },
      ],
    }
  } finally {
    child.kill()
  }
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: 2 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`)
  return result.requests.average
}
