import { createSoundMarker, joinSamples, markedBands } from '@vireo/audio'
import { afterAll, describe, expect, it } from 'vitest'
import {
  attacks,
  closeMedia,
  levelOf,
  madeRateHz,
  marked,
  readAloud,
  resampled,
  trimmed,
  type VoiceOfEngine,
  voices,
} from './attacks.testing.ts'
import { findIn, findMarks } from './find-marks.ts'
import { compareLevels, framesOf, heardRateHz, stepSeconds } from './hearing/measure-levels.ts'
import { createPatterns } from './patterns.ts'

const key = (name: string) => ({ id: name, secret: Buffer.from(`a secret called ${name}, for tests`) })
const ours = key('ours')
const patterns = createPatterns(ours.secret)
const code = Buffer.from('c0ffee2a07', 'hex')
const onBeat = () => undefined
const heard = (samples: Float32Array) => resampled(samples, madeRateHz, heardRateHz)

const read = new Map<VoiceOfEngine, Promise<Float32Array>>()

/** The first seconds, eleven at most, of a voice reading aloud, which is computed once for all tests. */
async function reading(voice: VoiceOfEngine, seconds = 11): Promise<Float32Array> {
  const whole = read.get(voice) ?? readAloud(voice, 11, 3 * voices.indexOf(voice))
  read.set(voice, whole)
  return (await whole).slice(0, seconds * madeRateHz)
}

afterAll(closeMedia)

describe('marks', () => {
  // Each attack meets one of four voices; the bench has all of them meet all.
  it.each(Object.keys(attacks).map((name, at) => [name, voices[at % 4] ?? voices[0]] as const))(
    'are found in ten seconds after: %s',
    async (name, voice) => {
      const sound = trimmed(marked(await reading(voice), patterns.plain), 10)
      const { mark, chance } = findMarks((await attacks[name]?.(sound)) ?? sound, [key('older'), ours], onBeat)
      expect(mark?.keyId, `${voice.join(' ')}: ${chance}`).toBe('ours')
      expect(mark?.plainScore).toBeGreaterThan(3)
    },
  )

  it('are not found where there are none, nor by another key', async () => {
    const keys = Array.from({ length: 4 }, (_, at) => key(`other ${at}`))
    for (const voice of voices.slice(0, 2)) {
      const sound = await reading(voice, 10)
      expect(findMarks(await heard(sound), [ours, ...keys], onBeat).mark).toBeUndefined()
      expect(findMarks(await heard(marked(sound, patterns.plain)), keys, onBeat).mark).toBeUndefined()
    }
  })

  it('stay 30 dB below the sound, and leave its length and its silence alone', async () => {
    for (const voice of voices) {
      const sound = await reading(voice)
      const sounding = marked(sound, patterns.of(code))
      expect(sounding).toHaveLength(sound.length)
      const change = sounding.map((sample, at) => sample - (sound[at] ?? 0))
      expect(20 * Math.log10(levelOf(sound) / levelOf(change)), voice.join(' ')).toBeGreaterThan(30)
    }
    expect(marked(new Float32Array(50_000), patterns.plain).every((sample) => sample === 0)).toBe(true)
  })

  it('say their code in half a minute, after MP3 as well', async () => {
    const spoken = joinSamples([await reading(voices[0]), await reading(voices[2]), await reading(voices[4])])
    const sound = trimmed(marked(spoken, patterns.of(code)), 30)
    const { mark } = findMarks((await attacks['MP3, 64 kbps']?.(sound)) ?? sound, [ours], onBeat)
    const found = mark?.codes.find((one) => one.code === code.toString('hex'))
    expect(found?.score).toBeGreaterThan(6)
    expect(mark?.plainScore).toBeLessThan(5)
  })

  it('say where they begin and end in a longer sound', async () => {
    const [before, after] = [await reading(voices[5]), await reading(voices[4])]
    const joined = joinSamples([before, marked(after, patterns.plain)])
    const { mark, durationMs } = findMarks(await heard(joined), [ours], onBeat)
    expect(durationMs).toBe(22_000)
    expect(mark?.stretches).toHaveLength(1)
    expect(mark?.stretches[0]?.startMs).toBeGreaterThanOrEqual(5000)
    expect(mark?.stretches[0]?.endMs).toBeGreaterThan(21_000)
  })

  it('are measured in a part of a sound as in the part by itself', async () => {
    const sound = await heard(await reading(voices[0]))
    const part = sound.subarray(heardRateHz, 6 * heardRateHz)
    const alone = framesOf(part, onBeat)
    const first = markedBands / stepSeconds
    const within = framesOf(sound, onBeat).subarray(first, first + alone.length)
    expect(findIn(compareLevels(within), { durationMs: 5000, keys: [ours], onBeat }).score).toBeCloseTo(
      findMarks(part, [ours], onBeat).score,
      6,
    )
  })

  it.each([8000, 16_000, 24_000, 48_000])('are written at %d Hz, alike however it is cut', async (rate) => {
    const sound = await resampled(await reading(voices[0], 10), madeRateHz, rate)
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
    const [left, right] = [await reading(voices[0], 10), await reading(voices[5], 10)]
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
