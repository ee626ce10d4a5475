import { voiceOn } from './first-byte.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const rounds = 20

/** Measures a request that repeats an earlier one with the same seed, against the earlier one. */
export async function measureCacheHit(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  const rows: Row[] = []
  for (const characters of [50, 3000]) {
    const generated: number[] = []
    const hits: number[] = []
    for (let round = 0; round < (characters > 1000 ? rounds / 4 : rounds); round++) {
      const text = uniqueText(characters)
      generated.push(await wholeMs(server, voice.voiceId, text, 'miss'))
      hits.push(await wholeMs(server, voice.voiceId, text, 'hit'))
    }
    const share = median(hits) / median(generated)
    rows.push({
      what: `${characters} characters, whole answer`,
      measured: rounded(median(hits)),
      unit: 'ms',
      baseline: rounded(median(generated)),
      baselineName: 'generated',
      relation: rounded(share, 2),
      limit: '≤ 0.5',
      holds: share <= 0.5,
    })
  }
  return { title: 'A take that is there already', rows, notes: ['Every hit is a history item with a file of its own.'] }
}

async function wholeMs(server: ServerUnderTest, voiceId: string, text: string, expected: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${server.url}/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { 'xi-api-key': server.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 1 }),
  })
  await answer.arrayBuffer()
  if (answer.headers.get('x-cache') !== expected) throw new Error(`this was no cache ${expected}: ${answer.status}`)
  return performance.now() - start
}
