import { parseOutputFormat } from '@vireo/audio'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SpeechEngine } from '../speech.ts'
import { aPiece, aRecorder, hear, readFakeSpeech, say } from '../testing.ts'
import { createSpeechPool } from './create-speech-pool.ts'
import type { PoolTimers, SpeechPoolOptions } from './pool-options.ts'

const fakeUrl = new URL('../fake-speech.ts', import.meta.url)
const pools: SpeechEngine[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function aPool(options: Partial<SpeechPoolOptions> = {}): SpeechEngine {
  const pool = createSpeechPool({ workers: 1, engines: { fake: fakeUrl }, ...options })
  pools.push(pool)
  return pool
}

async function aWarmPool(options: Partial<SpeechPoolOptions> = {}): Promise<SpeechEngine> {
  const pool = aPool(options)
  await pool.ready()
  return pool
}

const pcm = parseOutputFormat('pcm_16000') ?? { codec: 'pcm', sampleRateHz: 16_000 }
const using = (base: string) => ({ recipe: { base } })

function textOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = Float32Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(at * 2, true) / 32_768)
  return readFakeSpeech(samples, pcm.sampleRateHz)
}

/** Time that passes when the test says so. */
function aClock(): PoolTimers & { pass(durationMs: number): void } {
  let now = 0
  const looks = new Set<() => void>()
  return {
    now: () => now,
    every(_intervalMs, action) {
      looks.add(action)
      return () => looks.delete(action)
    },
    after(_delayMs, action) {
      setImmediate(action)
      return () => undefined
    },
    pass(durationMs) {
      now += durationMs
      for (const look of looks) look()
    },
  }
}

describe('an engine that misbehaves', () => {
  it.each([
    ['throws', 'crashed'],
    ['traps', 'crashed'],
    ['exits', 'crashed'],
    ['throws-late', 'crashed'],
    ['silent', 'silent'],
    ['noise', 'clipped'],
    ['curt', 'truncated'],
    ['endless', 'endless'],
  ])('and %s fails its stream as %s, never ends it, and is replaced', async (base, kind) => {
    const pool = await aWarmPool()
    const bad = await hear(pool, pcm, [aPiece('Some words to be spoken here.', using(base)), aPiece('More.')])
    expect(bad.error).toMatchObject({ name: 'EngineError', kind, retryable: true })
    expect(bad.events.filter((event) => event !== 'audio')).toEqual(['fail'])
    const good = await hear(pool, pcm, [aPiece('All is well.')])
    expect(textOf(good.bytes)).toBe('All is well.')
  })

  it.each(['exits', 'silent'])(
    'and %s before its worker is warm is not mistaken for one that does not start',
    async (base) => {
      const delays: number[] = []
      const clock = aClock()
      const pool = aPool({
        timers: { ...clock, after: (delayMs, action) => (delays.push(delayMs), clock.after(delayMs, action)) },
      })
      // None of these waits until the worker that the one before left behind is warm.
      for (let time = 0; time < 4; time++) await hear(pool, pcm, [aPiece('Some words.', using(base))])
      expect(delays).toEqual([])
    },
  )

  it('and speaks well the second time is given that chance for every piece, and nothing of the first is heard', async () => {
    const pool = await aWarmPool()
    const moody = [aPiece('Some words to be spoken, ', using('moody')), aPiece('and some more.', using('moody'))]
    const heard = await hear(pool, pcm, moody)
    expect([heard.error, textOf(heard.bytes)]).toEqual([undefined, 'Some words to be spoken, and some more.'])
  })

  it.each(['throws', 'noise'])('and %s leaves the streams begun in its worker alone', async (base) => {
    const pool = await aWarmPool()
    let spoken: () => void = () => undefined
    const half = new Promise<void>((resolve) => (spoken = resolve))
    const begun = aRecorder({ piece: () => spoken() })
    const stream = pool.open(pcm, begun.listener)
    stream.push(aPiece('First half, '))
    await half
    expect((await hear(pool, pcm, [aPiece('Some words to be spoken.', using(base))])).events.at(-1)).toBe('fail')
    say(stream, [aPiece('second half.')])
    expect(textOf((await begun.over).bytes)).toBe('First half, second half.')
  })

  it('and kills its worker takes only streams along that cannot begin again', async () => {
    const pool = await aWarmPool({ workers: 2 })
    const halves = Array.from({ length: 2 }, () => {
      let spoken: () => void = () => undefined
      const half = new Promise<void>((resolve) => (spoken = resolve))
      const recorder = aRecorder({ piece: () => spoken() })
      const stream = pool.open(pcm, recorder.listener)
      stream.push(aPiece('First half, that makes a worker busy for long enough. '.repeat(5), using('slow')))
      return { half, recorder, stream }
    })
    await Promise.all(halves.map(({ half }) => half))
    const killer = hear(pool, pcm, [aPiece('Bang!', using('exits'))])
    const bystanders = Array.from({ length: 6 }, () => hear(pool, pcm, [aPiece('Not begun yet.')]))
    expect((await killer).error).toMatchObject({ kind: 'crashed' })
    for (const { error, bytes } of await Promise.all(bystanders)) {
      expect(error).toBeUndefined()
      expect(textOf(bytes)).toBe('Not begun yet.')
    }
    for (const { stream } of halves) say(stream, [aPiece('second half.')])
    const ends = await Promise.all(halves.map(({ recorder }) => recorder.over))
    expect(ends.map(({ events }) => events.at(-1)).toSorted()).toEqual(['end', 'fail'])
    expect(ends.find(({ error }) => error)?.error).toMatchObject({ kind: 'crashed', retryable: true })
  })
})

describe('a listener that throws', () => {
  it.each(['audio', 'piece'] as const)('at its %s loses its own stream, nobody else’s', async (moment) => {
    const faults: Error[] = []
    const pool = await aWarmPool({ streamsMax: 2, onFault: (error) => faults.push(error) })
    const throwing = () => {
      throw new Error('the disk is full')
    }
    const clumsy = aRecorder({ [moment]: throwing })
    say(pool.open(pcm, clumsy.listener), [aPiece('Never mind. '), aPiece('And again.')])
    const other = await hear(pool, pcm, [aPiece('I am fine.')])
    expect(textOf(other.bytes)).toBe('I am fine.')
    expect((await clumsy.over).error).toMatchObject({ kind: 'crashed' })
    expect(faults.map(({ cause }) => (cause as Error).message)).toContain('the disk is full')
    // Its slot is free again once its worker has let go, and once: as many streams as before are spoken together.
    const both = async () => {
      const heard = await Promise.all(Array.from({ length: 2 }, () => hear(pool, pcm, [aPiece('Both.')])))
      expect(heard.map(({ error }) => error)).toEqual([undefined, undefined])
    }
    await vi.waitFor(both, { timeout: 60_000 })
    for (let round = 0; round < 3; round++) await both()
  })
})

describe('a worker that hangs', () => {
  it('is found out after the limit, not before, and replaced', async () => {
    const clock = aClock()
    const pool = await aWarmPool({ timers: clock, hangMs: 1000 })
    const stuck = aRecorder()
    say(pool.open(pcm, stuck.listener), [aPiece('Never heard.', using('hangs'))])
    clock.pass(250)
    // Between the looks the thread gets the time to take up the piece and to show a last sign of life.
    await new Promise((resolve) => setTimeout(resolve, 500))
    clock.pass(250)
    for (let look = 0; look < 3; look++) clock.pass(250)
    expect(stuck.heard().events).toEqual([])
    for (let look = 0; look < 2; look++) clock.pass(250)
    expect((await stuck.over).error).toMatchObject({ kind: 'hung', retryable: true })
    const good = await hear(pool, pcm, [aPiece('On we go.')])
    expect(textOf(good.bytes)).toBe('On we go.')
  })

  it('is not suspected because this thread, or the machine, stood still', async () => {
    const clock = aClock()
    const pool = await aWarmPool({ timers: clock, hangMs: 1000 })
    const stuck = aRecorder()
    say(pool.open(pcm, stuck.listener), [aPiece('Never heard.', using('hangs'))])
    await new Promise((resolve) => setTimeout(resolve, 500))
    clock.pass(250)
    clock.pass(3_600_000)
    expect(stuck.heard().events).toEqual([])
    for (let look = 0; look < 3; look++) clock.pass(250)
    expect((await stuck.over).error).toMatchObject({ kind: 'hung' })
  })

  it('is not suspected while it has nothing to do', async () => {
    const clock = aClock()
    const pool = await aWarmPool({ timers: clock, hangMs: 1000 })
    const open = aRecorder()
    const stream = pool.open(pcm, open.listener)
    for (let look = 0; look < 20; look++) clock.pass(250)
    say(stream, [aPiece('Still there.')])
    expect((await open.over).error).toBeUndefined()
  })
})

describe('a worker that does not start', () => {
  const nowhere = new URL('./no-such-engine.ts', import.meta.url)

  it('is tried again, then reported; its streams fail', async () => {
    const pool = aPool({ engines: { fake: nowhere }, timers: aClock() })
    const waiting = hear(pool, pcm, [aPiece('Hello?')])
    await expect(pool.ready()).rejects.toMatchObject({ kind: 'crashed' })
    expect((await waiting).error).toMatchObject({ kind: 'crashed' })
  })

  it('because of an engine that is not needed starts all the same', async () => {
    const pool = await aWarmPool({ engines: { fake: fakeUrl, broken: nowhere } })
    const [good, bad] = await Promise.all([
      hear(pool, pcm, [aPiece('Fine.')]),
      hear(pool, pcm, [aPiece('Not fine.', { recipe: { engine: 'broken' } })]),
    ])
    expect(textOf(good.bytes)).toBe('Fine.')
    expect(bad.error).toMatchObject({ kind: 'crashed' })
    await expect(pool.voices('broken')).rejects.toMatchObject({ kind: 'crashed' })
  })
})
