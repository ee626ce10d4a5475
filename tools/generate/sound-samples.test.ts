import { families } from '@vireo/engine-sound-effects'
import { expect, test } from 'vitest'
import { soundSamples } from './sound-samples.ts'

test('every family of sounds is heard in a sound of the library', async () => {
  const samples = await soundSamples()
  expect(families.filter(({ id }) => !samples.has(id)).map(({ id }) => id)).toEqual([])
})
