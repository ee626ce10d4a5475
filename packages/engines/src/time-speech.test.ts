import { expect, it } from 'vitest'
import { loadSynthesizer } from './fake-speech.ts'
import { aPiece } from './testing.ts'
import { timeSpeech } from './time-speech.ts'

it('tells the first chunk from the whole, and how long the whole lasts', async () => {
  const slow = aPiece('Eighty milliseconds.', { recipe: { base: 'slow' } })
  const { firstChunkMs, wholeMs, audioMs } = await timeSpeech(await loadSynthesizer(), slow)
  expect(firstChunkMs).toBeGreaterThan(0)
  expect(wholeMs).toBeGreaterThan(firstChunkMs)
  expect(audioMs).toBe(200)
})
