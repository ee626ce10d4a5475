import { createSoundMarker } from '@vireo/audio'
import { afterAll, describe, expect, it } from 'vitest'
import {
  attacks,
  levelOf,
  madeRateHz,
  marked,
  media,
  readAloud,
  resampled,
  trimmed,
  voices,
} from './attacks.testing.ts'
import { findMarks } from './find-marks.ts'
import { heardRateHz } from './hearing/measure-levels.ts'
import { createPatterns } from './patterns.ts'

const key = (name: string) => ({ id: name, secret: Buffer.from(`a secret called ${name}, for tests`) })
const ours = key('ours')
const patterns = createPatterns(ours.secret)
const code = Buffer.from('c0ffee2a07', 'hex')
const onBeat = () => undefined
const heard = (samples: Float32Array) => resampled(samples, madeRateHz, heardRateHz)

afterAll(() => media.close())

describe('marks', () => {
  // Read aloud and marked once: each attack gets the same sounds.
  const readers = Promise.all(
    voices.slice(0, 2).map(async (voice, at) => {
      return { voice, sound: trimmed(marked(await readAloud(voice, 11, 3 * at), patterns.plain), 10) }
    }),
  )
  it.each(Object.entries(attacks))('are found in ten seconds after: %s', async (_, attack) => {
    for (const { voice, sound } of await readers) {
      const { mark, chance } = findMarks(await attack(sound), [key('older'), ours], onBeat)
      expect(mark?.keyId, `${voice.join(' ')}: ${chance}`).toBe('ours')
      expect(mark?.plainScore).toBeGreaterThan(3)
    }
  })

  it('are not found where there are none, nor by another key', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => key(`other ${at}`))
    for (const voice of voices.slice(0, 3)) {
      const sound = await readAloud(voice, 10, 0)
      expect(findMarks(await heard(sound), [ours, ...keys], onBeat).mark).toBeUndefined()
      expect(findMarks(await heard(marked(sound, patterns.plain)), keys, onBeat).mark).toBeUndefined()
    }
  })

  it('stay 30 dB below the sound, and leave its length and its silence alone', async () => {
    for (const voice of voices) {
      const sound = await readAloud(voice, 8, 2)
      const sounding = marked(sound, patterns.of(code))
      expect(sounding).toHaveLength(sound.length)
      const change = sounding.map((sample, at) => sample - (sound[at] ?? 0))
      expect(20 * Math.log10(levelOf(sound) / levelOf(change)), voice.join(' ')).toBeGreaterThan(30)
    }
    expect(marked(new Float32Array(50_000), patterns.plain).every((sample) => sample === 0)).toBe(true)
  })

  it('say their code in half a minute, after MP3 as well', async () => {
    const sound = trimmed(marked(await readAloud(['flite', 'slt'], 31, 0), patterns.of(code)), 30)
    for (const attack of [attacks['nothing but a trim'], attacks['MP3, 64 kbps']]) {
      const { mark } = findMarks((await attack?.(sound)) ?? sound, [ours], onBeat)
      const found = mark?.codes.find((one) => one.code === code.toString('hex'))
      expect(found?.score).toBeGreaterThan(6)
      expect(mark?.plainScore).toBeLessThan(5)
    }
  })

  it('say where they begin and end in a longer sound', async () => {
    const [before, after] = [await readAloud(['espeak', 'de'], 20, 0), await readAloud(['flite', 'awb'], 20, 0)]
    const joined = new Float32Array(40 * madeRateHz)
    joined.set(before)
    joined.set(marked(after, patterns.plain), before.length)
    const { mark, durationMs } = findMarks(await heard(joined), [ours], onBeat)
    expect(durationMs).toBe(40_000)
    expect(mark?.stretches).toHaveLength(1)
    expect(mark?.stretches[0]?.startMs).toBeGreaterThanOrEqual(14_000)
    expect(mark?.stretches[0]?.endMs).toBeGreaterThan(39_000)
  })

  it.each([8000, 16_000, 24_000, 48_000])('are written at %d Hz, alike however it is cut', async (rate) => {
    const sound = await resampled(await readAloud(['flite', 'slt'], 10, 1), madeRateHz, rate)
    const blocks = marked(sound, patterns.plain, rate)
    const marker = createSoundMarker(rate, patterns.plain)
    const [first] = marker.process([sound])
    const [rest] = marker.settle()
    expect(first?.slice(0, 9000)).toEqual(blocks.slice(0, 9000))
    expect((first?.length ?? 0) + (rest?.length ?? 0)).toBe(sound.length)
    expect(sound.length - (first?.length ?? 0)).toBeLessThan(0.08 * rate)
    expect(findMarks(await resampled(blocks, rate, heardRateHz), [ours], onBeat).mark?.keyId).toBe('ours')
  })

  it('are written into both channels, and found in what is heard of both', async () => {
    const [left, right] = [await readAloud(['flite', 'slt'], 10, 1), await readAloud(['espeak', 'de'], 10, 1)]
    const marker = createSoundMarker(madeRateHz, patterns.plain, 2)
    const parts = [marker.process([left, right]), marker.settle()]
    const mixed = parts.flatMap(([one, other]) =>
      Array.from(one ?? [], (sample, at) => (sample + (other?.[at] ?? 0)) / 2),
    )
    expect(findMarks(await heard(Float32Array.from(mixed)), [ours], onBeat).mark?.keyId).toBe('ours')
  })

  it('are not looked for in sounds that are too short to tell', () => {
    expect(findMarks(new Float32Array(heardRateHz), [ours], onBeat)).toEqual({
      durationMs: 1000,
      mark: undefined,
      chance: 1,
      score: 0,
    })
  })
})
