import { writeWav } from '@vireo/audio'
import { afterEach, expect, test } from 'vitest'
import type { SpeechPiece, Synthesizer } from '../speech.ts'
import { createLinkedHost, type LinkedHost } from './create-linked-host.ts'
import { loadSynthesizer } from './linked-speech.ts'

const rate = 24_000

let host: LinkedHost | undefined
afterEach(() => host?.close())

/** A synthesizer whose engine answers this sound to everything. */
async function answering(wav: Uint8Array): Promise<Synthesizer> {
  host = createLinkedHost({ speak: () => Promise.resolve({ wav }), voices: () => Promise.resolve([]) })
  return loadSynthesizer(host.connect())
}

function pieceOf(text: string): SpeechPiece {
  const settings = { speed: 1, stability: 1, similarityBoost: 1, style: 0, useSpeakerBoost: false }
  const recipe = { engine: 'address', base: 'eng/alloy', gainDb: 0 }
  return { text, recipe, settings, language: 'en', seed: 1, pauseAfterMs: 0 }
}

const claiming = (rateHz: number, samples: number) => {
  const wav = writeWav(new Float32Array(samples), rate)
  new DataView(wav.buffer, wav.byteOffset).setUint32(24, rateHz, true)
  return wav
}

test.each([
  ['of one sample in a second', () => claiming(1, 2000)],
  ['of four thousand million samples in a second', () => claiming(4_000_000_000, 2000)],
  ['that is longer than any reading of the text', () => writeWav(new Float32Array(45 * rate), rate)],
])('sound %s costs a worker nothing', async (_, wav) => {
  const synthesizer = await answering(wav())
  const begunMs = performance.now()
  await expect(synthesizer.prepare?.(pieceOf('Hello there.'))).rejects.toMatchObject({ kind: 'garbled' })
  expect(performance.now() - begunMs).toBeLessThan(5000)
})

test('sound in many blocks arrives whole, and others have their turn meanwhile', async () => {
  const samples = Float32Array.from({ length: 10 * 48_000 }, (_, at) => 0.5 * Math.sin(at / 40))
  const synthesizer = await answering(writeWav(samples, 48_000))
  const piece = pieceOf('Hello there.')
  let turns = 0
  const turn = setInterval(() => turns++)
  await synthesizer.prepare?.(piece)
  clearInterval(turn)
  expect(turns).toBeGreaterThan(1)
  expect(synthesizer.speak(piece, () => 'continue')).toMatchObject({ samples: 10 * rate, sampleRateHz: rate })
})
