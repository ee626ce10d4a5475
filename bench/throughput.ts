import type { SpeechEngine } from '@vireo/engines'
import type { LibraryVoice } from '../apps/server/src/domains/voices/voices/library/index.ts'
import { speakBare } from './bare-pool.ts'
import { voiceOn } from './first-byte.ts'
import { speak } from './http-client.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, percentile, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const clients = 16
const characters = 50
const burst = 160
const pairs = 5

/** Measures sixteen clients at once, the whole product against the bare pool making the same format, in turns. */
export async function measureThroughput(server: ServerUnderTest, pool: SpeechEngine): Promise<Section> {
  const rows = [
    await compare(server, pool, voiceOn('slt'), 0.85),
    await compare(server, pool, voiceOn('kal16'), 0.85),
    await compare(server, pool, voiceOn('en-us'), 0.8),
  ]
  return {
    title: `${clients} clients, ${characters} characters, mp3_44100_128: characters per second`,
    rows,
    notes: [`${pairs} pairs of ${burst} requests each, product and pool in turns; the median of the ratios is shown.`],
  }
}

async function compare(server: ServerUnderTest, pool: SpeechEngine, voice: LibraryVoice, limit: number): Promise<Row> {
  const product = () => charactersPerSecond(() => speak(server, voice.voiceId, uniqueText(characters)))
  const bare = () => charactersPerSecond(() => speakBare(pool, uniqueText(characters), voice))
  await product()
  await bare()
  const measured: number[] = []
  const baseline: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    measured.push(await product())
    baseline.push(await bare())
  }
  const ratio = median(measured.map((value, index) => value / (baseline[index] ?? Number.NaN)))
  return {
    what: `${voice.name} (${voice.recipe.engine} ${voice.recipe.base})`,
    measured: rounded(median(measured), 0),
    unit: 'c/s',
    baseline: rounded(median(baseline), 0),
    baselineName: 'bare pool',
    relation: rounded(ratio, 2),
    limit: `≥ ${limit}`,
    holds: ratio >= limit,
  }
}

async function charactersPerSecond(work: () => Promise<unknown>): Promise<number> {
  let left = burst
  const start = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await work()
    }),
  )
  return (burst * characters * 1000) / (performance.now() - start)
}

/** Measures the first byte of a short request while fifteen long streams run. */
export async function measureContention(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  const short = async () => (await speak(server, voice.voiceId, uniqueText(characters))).firstByteMs
  const alone: number[] = []
  for (let round = 0; round < 40; round++) alone.push(await short())
  let running = true
  const long = Array.from({ length: 15 }, async () => {
    while (running) await speak(server, voice.voiceId, uniqueText(3000))
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const beside: number[] = []
  for (let round = 0; round < 40; round++) beside.push(await short())
  running = false
  await Promise.all(long)
  const ratio = percentile(beside, 0.95) / percentile(alone, 0.95)
  return {
    title: 'One short request beside 15 streams of 3000 characters: first byte',
    rows: [
      {
        what: 'p95',
        measured: rounded(percentile(beside, 0.95)),
        unit: 'ms',
        baseline: rounded(percentile(alone, 0.95)),
        baselineName: 'alone',
        relation: rounded(ratio, 2),
        limit: '≤ 3',
        holds: ratio <= 3,
      },
    ],
  }
}
