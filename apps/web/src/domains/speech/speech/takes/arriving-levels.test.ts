import { expect, test } from 'vitest'

import { levelsOf, levelsOfSamples, pooledLevels } from './arriving-levels.ts'

test('each 40 ms of sound has its loudest sample as a level', () => {
  const samples = new Float32Array(1000)
  samples[10] = -0.5
  samples[399] = 0.25
  samples[400] = 2
  expect(levelsOfSamples(samples, 10_000)).toEqual([0.5, 1, 0])
})

test('what cannot be read alone has no levels', async () => {
  expect(await levelsOf(new Uint8Array([1, 2, 3]), 'opus_48000_64')).toEqual([])
  expect(await levelsOf(new Uint8Array([1, 2, 3]), 'mp3_44100_128')).toEqual([])
})

test('levels are joined to as many as there is room for, and no loud one is lost', () => {
  expect(pooledLevels([0.1, 0.9, 0.2, 0.3, 0.8], 2)).toEqual([0.9, 0.8])
  expect(pooledLevels([0.1, 0.9], 4)).toEqual([0.1, 0.9])
})
