import { describe, expect, it } from 'vitest'
import { aPiece } from '../../testing.ts'
import { amplify, PieceChecks } from './piece-checks.ts'

const rateHz = 16_000

function check(text: string, samples: Int16Array, speed = 1): void {
  const checks = new PieceChecks(aPiece(text, { settings: { speed } }))
  for (let at = 0; at < samples.length; at += 320) checks.observe(samples.subarray(at, at + 320), rateHz)
  checks.conclude(rateHz, [])
}

const tone = (durationMs: number, amplitude = 8000) =>
  Int16Array.from({ length: (durationMs * rateHz) / 1000 }, (_, at) => Math.round(amplitude * Math.sin(at / 3)))

describe('what an engine says is refused', () => {
  it.each([
    ['silent', 'silence for words', 'Hello there', new Int16Array(rateHz)],
    ['silent', 'nothing for words', 'Hello there', new Int16Array(0)],
    ['clipped', 'noise at full scale', 'Hello there', tone(1000, 1e6).map((sample) => (sample < 0 ? -32_768 : 32_767))],
    ['truncated', 'a click for a paragraph', 'A whole paragraph of words. '.repeat(20), tone(900)],
    ['endless', 'no end', 'Hi', tone(10_000)],
  ])('as %s: %s', (kind, _what, text, samples) => {
    expect(() => check(text, samples)).toThrow(expect.objectContaining({ kind }))
  })

  it('as garbage when it holds values that are no numbers', () => {
    const refusal = expect.objectContaining({ kind: 'garbage' })
    expect(() => amplify(Float32Array.of(0, Number.NaN, 0), 1)).toThrow(refusal)
    expect(() => amplify(Float32Array.of(0, Infinity), 1)).toThrow(refusal)
    const samples = Float32Array.of(0, -0.5, 2)
    amplify(samples, 2)
    expect(samples).toEqual(Float32Array.of(0, -1, 4))
  })
})

describe('words that are said as given sounds', () => {
  const text = 'apple river table candle'
  const sounds = [...text.matchAll(/\w+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    ipa: 'a',
  }))
  const word = { textStart: 0, textEnd: 5, startMs: 0, endMs: 50 }
  const conclude = (said: string, samples: Int16Array) => {
    const checks = new PieceChecks({ ...aPiece(said), sounds })
    checks.observe(samples, rateHz)
    checks.conclude(rateHz, [word])
  }

  it.each([
    ['are few and short', tone(100)],
    ['are silent', new Int16Array(1600)],
  ])('put no engine in doubt where they %s', (_what, samples) => {
    expect(conclude(text, samples)).toBeUndefined()
  })

  it('leave the letters around them judged', () => {
    const beside = `${text} and all of the other words of this sentence`
    expect(() => conclude(beside, tone(1500))).toThrow(expect.objectContaining({ kind: 'alignment' }))
  })
})

describe('what an engine says is accepted', () => {
  it.each([
    ['speech', 'Hello there, how are you?', tone(1500)],
    ['one letter', 'A', tone(150)],
    ['digits spelled out', '1234567890', tone(9000)],
    ['silence where nothing can be said', '… — !!', new Int16Array(1000)],
    ['a soft voice', 'Whispered words', tone(1000, 200)],
    ['a loud peak', 'Loud words', tone(1000, 33_000).map((sample) => Math.min(32_767, sample))],
  ])('%s', (_what, text, samples) => {
    expect(check(text, samples)).toBeUndefined()
  })
})
