import { request } from 'node:http'
import { voiceOn } from './first-byte.ts'
import { speak, type Timing } from './http-client.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, percentile, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const rounds = 40

/** Measures the first byte of every shape of answer, the shapes in turns. */
export async function measureShapes(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  const shapes: Readonly<Record<string, (text: string) => Promise<Timing>>> = {
    '/stream': (text) => speak(server, voice.voiceId, text, 'stream'),
    '/stream/with-timestamps': (text) => speak(server, voice.voiceId, text, 'stream/with-timestamps'),
    'whole recording': (text) => speak(server, voice.voiceId, text, ''),
    '/with-timestamps': (text) => speak(server, voice.voiceId, text, 'with-timestamps'),
    '/v1/audio/speech': (text) => speakOpenAi(server, voice.voiceId, text),
  }
  const timings = new Map<string, number[]>(Object.keys(shapes).map((shape) => [shape, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [shape, say] of Object.entries(shapes)) {
      const { firstByteMs, status } = await say(uniqueText(50))
      if (status !== 200) throw new Error(`${shape} answered ${status}`)
      if (round >= rounds / 10) timings.get(shape)?.push(firstByteMs)
    }
  }
  const plain = median(timings.get('/stream') ?? [])
  const rows = [...timings].map(([shape, samples]): Row => {
    const p50 = median(samples)
    return {
      what: `${shape}, p50 (p95 ${rounded(percentile(samples, 0.95))})`,
      measured: rounded(p50),
      unit: 'ms',
      baseline: rounded(plain),
      baselineName: '/stream',
      relation: rounded(p50 / plain, 2),
    }
  })
  return { title: 'First audio byte by shape of answer, 50 characters, one client', rows }
}

function speakOpenAi(server: ServerUnderTest, voice: string, input: string): Promise<Timing> {
  const body = JSON.stringify({ model: 'eleven_multilingual_v2', voice, input })
  const headers = { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const sent = request(new URL('/v1/audio/speech', server.url), { method: 'POST', headers }, (answer) => {
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
