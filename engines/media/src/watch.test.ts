import { MediaError } from '@vireo/engines'
import { afterAll, expect, test } from 'vitest'
import { createMediaToolkit } from './media-toolkit.ts'
import { makeMedia } from './testing.ts'

const toolkit = createMediaToolkit()
afterAll(() => toolkit.close())
const frames = { width: 32, height: 18, framesPerSecond: 10 }

async function watched(film: Uint8Array, options: { maxDurationMs?: number } = {}): Promise<Float32Array[]> {
  const seen: Float32Array[] = []
  for await (const frame of toolkit.watch(film, { ...frames, ...options })) seen.push(frame)
  return seen
}
const meanOf = (frame: Float32Array) => frame.reduce((sum, each) => sum + each, 0) / frame.length
const black = ['-f', 'lavfi', '-i', 'color=black:s=320x180:r=25:d=1']
const white = ['-f', 'lavfi', '-i', 'color=white:s=320x180:r=25:d=1']
const both = [...black, ...white, '-filter_complex', '[0][1]concat=n=2']

test.each([
  ['film.mp4', ['-c:v', 'libx264']],
  ['film.webm', ['-c:v', 'libvpx']],
  ['film.avi', ['-c:v', 'mpeg4']],
] as const)('%s without sound is seen ten times a second, black and then white', async (name, codec) => {
  const seen = await watched(await makeMedia(name, [...both, ...codec]))
  expect(Math.abs(seen.length - 20)).toBeLessThanOrEqual(1)
  for (const frame of seen) expect(frame).toHaveLength(32 * 18)
  expect(meanOf(seen[3] ?? new Float32Array(1))).toBeLessThan(0.1)
  expect(meanOf(seen.at(-3) ?? new Float32Array(1))).toBeGreaterThan(0.85)
})

test('who stops watching ends the work', async () => {
  const film = await makeMedia('film.avi', [...both, '-c:v', 'mpeg4'])
  for await (const frame of toolkit.watch(film, frames)) {
    expect(frame).toHaveLength(32 * 18)
    break
  }
  expect((await toolkit.probe(film)).video).toMatchObject({ width: 320, height: 180 })
})

test('what is too long, has no picture, or is no film is refused', async () => {
  const film = await makeMedia('film.avi', [...both, '-c:v', 'mpeg4'])
  await expect(watched(film, { maxDurationMs: 1500 })).rejects.toMatchObject({ kind: 'too_long' })
  const song = await makeMedia('song.wav', ['-f', 'lavfi', '-i', 'sine=d=1'])
  await expect(watched(song)).rejects.toMatchObject({ kind: 'unsupported' })
  await expect(watched(new TextEncoder().encode('no film '.repeat(200)))).rejects.toBeInstanceOf(MediaError)
  for (let cut = 0; cut < 12; cut += 1) {
    const damaged = film.slice(0, Math.round((film.length * cut) / 12))
    damaged.fill(cut * 20, Math.round(damaged.length / 2), Math.round(damaged.length / 2) + 300)
    const outcome = await watched(damaged).catch((error: unknown) => error)
    expect(Array.isArray(outcome) || outcome instanceof MediaError, `cut ${cut}: ${String(outcome)}`).toBe(true)
  }
})
