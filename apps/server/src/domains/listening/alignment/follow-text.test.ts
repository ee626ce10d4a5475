import { expect, test } from 'vitest'
import { followText, type ListenTo, windowMs } from './follow-text.ts'

const part = (text: string) => ({ text, weight: text.length })
const partMs = 4000

/** Hears each part for so long, one after the other, from the start of the window on; nothing while it is quiet. */
const listener =
  (windows: { fromMs: number; toMs: number }[], quietMs = 0): ListenTo =>
  async ({ fromMs, toMs }, pieces, voice) => {
    windows.push({ fromMs, toMs })
    if (toMs <= quietMs) return undefined
    const from = Math.max(0, quietMs - fromMs)
    return {
      voice: voice ?? 1,
      pieces: pieces.map((text, at) => {
        const place = { startMs: from + at * partMs, endMs: from + (at + 1) * partMs, loss: 0.5 }
        return { ...place, words: [{ ...place, textStart: 0, textEnd: text.length }] }
      }),
    }
  }

const parts = Array.from({ length: 200 }, () => part('a sentence of about forty letters or so'))

test('windows follow each other, none is longer than a minute, and every part is placed once, in order', async () => {
  const windows: { fromMs: number; toMs: number }[] = []
  const durationMs = parts.length * partMs
  const followed = await followText(durationMs, parts, listener(windows))
  expect(followed.parts.map(({ startMs }) => startMs)).toEqual(parts.map((_, at) => at * partMs))
  expect(followed.heardMs).toBe(durationMs)
  for (const [at, { fromMs, toMs }] of windows.entries()) {
    expect(toMs - fromMs).toBeLessThanOrEqual(windowMs)
    if (at > 0) expect(fromMs).toBeGreaterThan(windows[at - 1]?.fromMs ?? 0)
  }
  expect(windows.length).toBeLessThan(60)
})

test('a long silence is passed over', async () => {
  const windows: { fromMs: number; toMs: number }[] = []
  const followed = await followText(400_000, parts.slice(0, 3), listener(windows, 200_000))
  expect(followed.parts[0]?.startMs).toBe(200_000)
  expect(windows.length).toBe(4)
})

test('what the recording is too short for stands at its end with the loss of other words', async () => {
  const { parts: placed } = await followText(50_000, parts.slice(0, 40), listener([]))
  expect(placed.length).toBe(40)
  expect(placed.at(-1)).toMatchObject({ startMs: 50_000, endMs: 50_000, loss: 1 })
})

test('of silence alone nothing was heard', async () => {
  const followed = await followText(130_000, parts.slice(0, 2), () => Promise.resolve(undefined))
  expect(followed.heardMs).toBe(0)
  expect(followed.parts.map(({ loss }) => loss)).toEqual([1, 1])
})
