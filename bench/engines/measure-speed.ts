import type { SpeechEngine } from '@vireo/engines'
import { mp3 } from '../bare-pool.ts'
import { speak } from '../http-client.ts'
import { engineBytes } from './resident.ts'
import type { Row } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'
import { type BenchedVoice, modelOf } from './benched-voices.ts'

const characters = 120
const pairs = 5
/** A text alone takes a fifth of a second: whatever else the machine does meanwhile would be measured with it. */
const inARow = 8
const rounds = 3
/** After so many texts the code of a server that has just begun is compiled, and that of the bare engine. */
const warmUps = 12
const atOnce = 8
const shareMin = 0.85

/** Measures one voice through the product beside the bare engine: first byte, characters a second, memory, eight at once. */
export async function measureSpeed(server: ServerUnderTest, bare: SpeechEngine, voice: BenchedVoice): Promise<Row[]> {
  const product = async () => {
    const said = await speak(server, voice.voiceId, uniqueText(characters))
    if (said.status !== 200) throw new Error(`${voice.name} answered ${said.status}`)
    return said
  }
  const alone = () => speakBare(bare, voice, uniqueText(characters))
  const before = engineBytes(server)
  for (let text = 0; text < warmUps; text++) {
    await product()
    await alone()
  }
  const one = await inTurns(
    () => oneByOne(inARow, product),
    () => oneByOne(inARow, alone),
  )
  const many = await inTurns(
    () => oneByOne(rounds, () => together(product)),
    () => oneByOne(rounds, () => together(alone)),
  )
  const what = `${modelOf(voice)} (${voice.name})`
  return [
    {
      what: `${what}: first byte`,
      measured: rounded(median(one.product.map(({ firstByteMs }) => firstByteMs))),
      unit: 'ms',
      baseline: rounded(median(one.bare.map(({ firstByteMs }) => firstByteMs))),
      baselineName: 'bare',
    },
    speedRow(`${what}: one at a time`, inARow, one),
    speedRow(`${what}: ${atOnce} at once`, rounds * atOnce, many),
    { what: `${what}: memory while it speaks`, measured: grown(before, engineBytes(server)), unit: 'MB more' },
  ]
}

type Timing = { readonly firstByteMs: number; readonly wholeMs: number }
type Turns = { readonly product: readonly Timing[]; readonly bare: readonly Timing[] }

async function inTurns(product: () => Promise<Timing>, bare: () => Promise<Timing>): Promise<Turns> {
  const turns: { product: Timing[]; bare: Timing[] } = { product: [], bare: [] }
  for (let pair = 0; pair < pairs; pair++) {
    turns.product.push(await product())
    turns.bare.push(await bare())
  }
  return turns
}

async function oneByOne(times: number, work: () => Promise<Timing>): Promise<Timing> {
  const start = performance.now()
  const firstBytes: number[] = []
  for (let time = 0; time < times; time++) firstBytes.push((await work()).firstByteMs)
  return { firstByteMs: median(firstBytes), wholeMs: performance.now() - start }
}

async function together(work: () => Promise<Timing>): Promise<Timing> {
  const start = performance.now()
  const all = await Promise.all(Array.from({ length: atOnce }, work))
  return { firstByteMs: median(all.map(({ firstByteMs }) => firstByteMs)), wholeMs: performance.now() - start }
}

function speedRow(what: string, texts: number, { product, bare }: Turns): Row {
  const speed = ({ wholeMs }: Timing) => (1000 * texts * characters) / wholeMs
  const share = median(product.map((each, at) => speed(each) / speed(bare[at] ?? each)))
  return {
    what,
    measured: rounded(median(product.map(speed)), 0),
    unit: 'c/s',
    baseline: rounded(median(bare.map(speed)), 0),
    baselineName: 'bare',
    relation: rounded(share, 2),
    limit: `≥ ${shareMin}`,
    holds: share >= shareMin,
  }
}

function speakBare(bare: SpeechEngine, { recipe, language }: BenchedVoice, text: string): Promise<Timing> {
  return new Promise((resolve, reject) => {
    const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true }
    const start = performance.now()
    let firstByteMs = Number.NaN
    const stream = bare.open(mp3(), {
      audio: () => {
        if (Number.isNaN(firstByteMs)) firstByteMs = performance.now() - start
      },
      piece: () => undefined,
      end: () => resolve({ firstByteMs, wholeMs: performance.now() - start }),
      fail: reject,
    })
    stream.push({ text, recipe, language, settings, seed: 1, pauseAfterMs: 0 })
    stream.finish()
  })
}

function grown(before: number, after: number): number {
  return Math.max(0, Math.round((after - before) / 1e6))
}
