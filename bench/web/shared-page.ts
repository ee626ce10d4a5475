import { spawn } from 'node:child_process'
import autocannon from 'autocannon'
import { shareRecording } from '../../tools/run/share-recording.ts'
import { voiceOn } from '../first-byte.ts'
import type { Section } from '../report.ts'
import { root, type ServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'

const visitors = 1000
const warmUps = 3
const rounds = 5
const characters = 600
const leastShare = 0.25
const growthMax = 1.15

const bareStatic = `
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
const page = readFileSync(0)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }
const server = createServer((request, answer) => answer.writeHead(200, headers).end(page))
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`

/** Measures a thousand visitors at once on one shared page, and on parts of its recording, against a server of one static page. */
export async function measureSharedPage(server: ServerUnderTest): Promise<Section> {
  const wanted = { voiceId: voiceOn('kal16').voiceId, text: uniqueText(characters) }
  const page = `${server.url}${await shareRecording(server, server, wanted)}`
  const html = Buffer.from(await (await fetch(page)).arrayBuffer())
  const child = spawn(process.execPath, ['--input-type=module', '-e', bareStatic], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(html)
  const bareUrl = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  )
  try {
    const [product, bare, heard, memory]: number[][] = [[], [], [], []]
    for (let round = 1 - warmUps; round <= rounds; round++) {
      const [one, other] = [await requestsPerSecond(page), await requestsPerSecond(bareUrl)]
      const parts = await requestsPerSecond(`${page}/audio`, { range: 'bytes=0-9999' })
      if (round >= 0) memory?.push(server.rssBytes() / 1e6)
      if (round <= 0) continue
      product?.push(one)
      bare?.push(other)
      heard?.push(parts)
    }
    const ratio = median((product ?? []).map((value, at) => value / (bare?.[at] ?? Number.NaN)))
    const [first = Number.NaN, last = Number.NaN] = [memory?.[0], memory?.at(-1)]
    const baseline = { baseline: rounded(median(bare ?? []), 0), baselineName: 'bare static server' }
    return {
      title: `${visitors} visitors at once on one shared page of ${rounded(html.length / 1000)} kB`,
      rows: [
        {
          what: 'the page',
          measured: rounded(median(product ?? []), 0),
          unit: '/s',
          ...baseline,
          relation: rounded(ratio, 2),
          limit: `≥ ${leastShare}`,
          holds: ratio >= leastShare,
        },
        { what: '10 kB of its recording', measured: rounded(median(heard ?? []), 0), unit: '/s', ...baseline },
        {
          what: `memory after ${rounds} more rounds`,
          measured: rounded(last, 0),
          unit: 'MB',
          baseline: rounded(first, 0),
          baselineName: `after ${warmUps}`,
          relation: rounded(last / first, 2),
          limit: `≤ ${growthMax}`,
          holds: last <= growthMax * first,
        },
      ],
    }
  } finally {
    child.kill()
  }
}

async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, connections: visitors, duration: 4, timeout: 30 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} requests had none`)
  return result.requests.average
}
