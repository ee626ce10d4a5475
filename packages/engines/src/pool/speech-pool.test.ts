import { parseOutputFormat, type OutputFormat } from '@vireo/audio'
import { afterEach, describe, expect, it } from 'vitest'
import type { SpeechEngine } from '../speech.ts'
import { aPiece, aRecorder, hear, readFakeSpeech, say } from '../testing.ts'
import { createSpeechPool } from './create-speech-pool.ts'
import type { SpeechPoolOptions } from './pool-options.ts'

const fakeUrl = new URL('../fake-speech.ts', import.meta.url)
const pools: SpeechEngine[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

async function aPool(options: Partial<SpeechPoolOptions> = {}): Promise<SpeechEngine> {
  const pool = createSpeechPool({ workers: 1, engines: { fake: fakeUrl }, ...options })
  pools.push(pool)
  await pool.ready()
  return pool
}

function formatOf(name: string): OutputFormat {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

const pcm = formatOf('pcm_16000')
const slowly = { recipe: { base: 'slow' } }

function samplesOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(at * 2, true) / 32_768)
}

describe('a pool of speech workers', () => {
  it.each(['pcm_16000', 'pcm_44100'])('delivers in %s exactly what was pushed, in order', async (name) => {
    const pool = await aPool()
    const texts = ['One sentence.', ' Another — with “more” in it: ß, 語.', ' Done']
    const { bytes, reports, durationMs } = await hear(
      pool,
      formatOf(name),
      texts.map((text) => aPiece(text)),
    )
    expect(readFakeSpeech(samplesOf(bytes), formatOf(name).sampleRateHz)).toBe(texts.join(''))
    expect(reports.map(({ index }) => index)).toEqual([0, 1, 2])
    expect(durationMs).toBeCloseTo(Buffer.byteLength(texts.join('')) * 10, 0)
  })

  it('delivers to many listeners at once without mixing them up', async () => {
    const pool = await aPool({ workers: 2 })
    const texts = Array.from({ length: 40 }, (_, index) => `Listener number ${index} hears this.`)
    const heard = await Promise.all(texts.map((text) => hear(pool, pcm, [aPiece(text), aPiece(' Yes.')])))
    expect(heard.map(({ bytes }) => readFakeSpeech(samplesOf(bytes), 16_000))).toEqual(
      texts.map((text) => `${text} Yes.`),
    )
  })

  it('lives through a listener who asks before it is warm, and pauses between pieces', async () => {
    const pool = createSpeechPool({
      workers: 1,
      engines: { fake: fakeUrl },
      warmEngines: ['fake'],
      warmFormats: [pcm],
    })
    pools.push(pool)
    const { listener, over } = aRecorder({ piece: ({ index }) => void (index === 0 && setTimeout(goOn, 300)) })
    const stream = pool.open(pcm, listener)
    stream.push(aPiece('Early.'))
    const goOn = () => {
      stream.push(aPiece(' And late.'))
      stream.finish()
    }
    expect(readFakeSpeech(samplesOf((await over).bytes), 16_000)).toBe('Early. And late.')
  })

  it('speaks first pieces first', async () => {
    const pool = await aPool({ preemptionLeadMs: Infinity })
    const order: string[] = []
    const listen = (name: string) => aRecorder({ piece: ({ index }) => order.push(`${name}${index}`) })
    const recorders = { a: listen('a'), b: listen('b'), c: listen('c') }
    say(
      pool.open(pcm, recorders.a.listener),
      Array.from({ length: 4 }, () => aPiece('A slow first one.', slowly)),
    )
    say(pool.open(pcm, recorders.b.listener), [aPiece('b')])
    say(pool.open(pcm, recorders.c.listener), [aPiece('c')])
    await Promise.all(Object.values(recorders).map(({ over }) => over))
    expect(order).toEqual(['a0', 'b0', 'c0', 'a1', 'a2', 'a3'])
  })

  /** Says two long pieces, and a short one in the middle of the second. Returns what was over first. */
  async function race(
    pool: SpeechEngine,
    engines: { long: string; short: string },
    owners: { long?: string; short?: string } = {},
  ): Promise<string[]> {
    const order: string[] = []
    const text = 'The listener of this is far behind what was sent already. '.repeat(12)
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const long = aRecorder({ piece: ({ index }) => (index === 0 ? begin() : order.push('long')) })
    const slow = aPiece(text, { recipe: { engine: engines.long, base: 'slow' } })
    say(pool.open(pcm, long.listener, owners.long), [slow, slow])
    await begun
    // By now the worker is at the second one, which takes it most of a second.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const quick = aRecorder()
    say(pool.open(pcm, quick.listener, owners.short), [aPiece('Now!', { recipe: { engine: engines.short } })])
    const short = await quick.over
    order.push('short')
    expect(readFakeSpeech(samplesOf(short.bytes), 16_000)).toBe('Now!')
    expect(readFakeSpeech(samplesOf((await long.over).bytes), 16_000)).toBe(text + text)
    return order
  }

  it('interrupts a piece for a first one only while its listener has enough to hear', async () => {
    const engines = { one: fakeUrl, other: fakeUrl }
    const both = { engines, warmEngines: ['one', 'other'] }
    const eager = await aPool({ ...both, preemptionLeadMs: -Infinity })
    expect(await race(eager, { long: 'one', short: 'other' })).toEqual(['short', 'long'])
    const never = await aPool({ ...both, preemptionLeadMs: Infinity })
    expect(await race(never, { long: 'one', short: 'other' })).toEqual(['long', 'short'])
  })

  it('interrupts a piece at any time for an owner who has had less', async () => {
    const engines = { one: fakeUrl, other: fakeUrl }
    const pool = await aPool({ engines, warmEngines: ['one', 'other'], preemptionLeadMs: Infinity })
    const wishes = { long: 'one', short: 'other' }
    expect(await race(pool, wishes, { long: 'loud', short: 'quiet' })).toEqual(['short', 'long'])
    expect(await race(pool, wishes, { long: 'same', short: 'same' })).toEqual(['long', 'short'])
  })

  it('loads a second instance once two pieces met, and interrupts with it from then on', async () => {
    const pool = await aPool({ preemptionLeadMs: -Infinity })
    const engines = { long: 'fake', short: 'fake' }
    expect(await race(pool, engines)).toEqual(['long', 'short'])
    expect(await race(pool, engines)).toEqual(['short', 'long'])
  })

  it('keeps slots for streams that have something to say', async () => {
    const pool = await aPool({ streamsMax: 1 })
    const silent = Array.from({ length: 1000 }, () => pool.open(pcm, aRecorder().listener))
    expect((await hear(pool, pcm, [aPiece('Hi')])).error).toBeUndefined()
    for (const stream of silent) stream.cancel()
    expect((await hear(pool, pcm, [aPiece('Hi')])).error).toBeUndefined()
  })

  it('refuses more streams than it may speak, and goes on once one is over', async () => {
    const faults: Error[] = []
    const pool = await aPool({ streamsMax: 1, onFault: (error) => faults.push(error) })
    const begun = aRecorder()
    const stream = pool.open(pcm, begun.listener)
    stream.push(aPiece('A stream that is begun and given up. '.repeat(20), slowly))
    const refused = await Promise.all(
      Array.from({ length: 50 }, () => hear(pool, pcm, [aPiece('Hi'), aPiece('again')])),
    )
    for (const { error, events } of refused) {
      expect(events).toEqual(['fail'])
      expect(error).toMatchObject({ kind: 'overloaded', retryable: true })
    }
    stream.cancel()
    const next = async () => (await hear(pool, pcm, [aPiece('Hi')])).error?.kind
    await expect.poll(next, { timeout: 20_000 }).toBeUndefined()
    expect(begun.heard().events).toEqual([])
    expect(faults).toEqual([])
  })

  it('lets go of a stream that was given up before its worker had started', async () => {
    const pool = createSpeechPool({ workers: 1, engines: { fake: fakeUrl }, streamsMax: 1 })
    pools.push(pool)
    const early = pool.open(pcm, aRecorder().listener)
    early.push(aPiece('Given up.'))
    early.cancel()
    await pool.ready()
    const next = async () => (await hear(pool, pcm, [aPiece('Hi')])).error?.kind
    await expect.poll(next, { timeout: 20_000 }).toBeUndefined()
  })

  it('stops an endless piece at once when it is cancelled', async () => {
    const pool = await aPool({ preemptionLeadMs: Infinity })
    let spoken: () => void = () => undefined
    const half = new Promise<void>((resolve) => (spoken = resolve))
    const other = aRecorder({ piece: () => spoken() })
    const begun = pool.open(pcm, other.listener)
    begun.push(aPiece('First half, '))
    await half
    const endless = aRecorder()
    const stream = pool.open(pcm, endless.listener)
    // Days of audio would be plausible for so long a text: nothing but the cancel ends it, short of the worker's death.
    stream.push(aPiece('word '.repeat(20_000), { recipe: { base: 'endless' } }))
    setTimeout(() => stream.cancel(), 50)
    say(begun, [aPiece('second half.')])
    expect((await other.over).error).toBeUndefined()
    expect([...new Set(endless.heard().events)]).toEqual(['audio'])
  })

  it('lets the first piece go while it is spoken', async () => {
    const pool = await aPool()
    const text = 'The listener of this one is not kept waiting until all of it was said.'
    const opening = { recipe: { base: 'throws-late' } }
    const { events, error, bytes } = await hear(pool, pcm, [aPiece(text, opening)])
    expect([events.at(0), events.at(-1), error?.kind]).toEqual(['audio', 'fail', 'crashed'])
    expect(events).not.toContain('piece')
    expect(text).toContain(readFakeSpeech(samplesOf(bytes), 16_000).slice(0, 30))
  })

  it.each([
    ['silent', 'silent'],
    ['noise', 'clipped'],
    ['curt', 'truncated'],
  ])('lets nothing go of what is %s', async (base, kind) => {
    const pool = await aPool()
    const text = 'Whoever waits for this one hears of it only that it has failed, and how.'
    const { events, error } = await hear(pool, pcm, [aPiece(text, { recipe: { base } })])
    expect([events, error?.kind]).toEqual([['fail'], kind])
  })

  it('breaks off what turns out bad once a part of it has left, and does not say it again', async () => {
    const pool = await aPool()
    const text = 'One that never ends is known only after a while.'
    const { events, error, durationMs } = await hear(pool, pcm, [aPiece(text, { recipe: { base: 'endless' } })])
    expect([new Set(events), error?.kind, durationMs]).toEqual([new Set(['audio', 'fail']), 'endless', undefined])
  })

  it('bends and levels what the engine said', async () => {
    const pool = await aPool()
    const loudness = async (gainDb: number) => {
      const { bytes } = await hear(pool, pcm, [aPiece('Loud and clear.', { recipe: { gainDb } })])
      return samplesOf(bytes).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    }
    expect((await loudness(6)) / (await loudness(0))).toBeCloseTo(10 ** (6 / 20), 1)
    expect(await loudness(30)).toBeLessThan(10 ** (-1.4 / 20))
    const higher = await hear(pool, pcm, [aPiece('Higher, and just as long.', { recipe: { pitchFactor: 1.25 } })])
    expect(Math.abs((higher.durationMs ?? 0) - 250)).toBeLessThan(10)
    expect(readFakeSpeech(samplesOf(higher.bytes), 16_000)).not.toContain('Higher')
  })
})
