import { expect, test } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { standInStorage } from '#kit/testing/stand-in.testing.ts'
import { useWishes } from './wishes.ts'

test('what somebody wishes is there again when they come back, and changes one by one', async () => {
  standInStorage()
  const first = await useForTests(useWishes)
  expect(first.now()[0]).toEqual({
    modelId: 'eleven_multilingual_sts_v2',
    outputFormat: 'mp3_44100_128',
    removesNoise: false,
  })
  await first.act(([, change]) => {
    change({ voiceId: 'v1' })
    change({ removesNoise: true })
  })
  await first.leave()
  const again = await useForTests(useWishes)
  expect(again.now()[0]).toMatchObject({ voiceId: 'v1', removesNoise: true, outputFormat: 'mp3_44100_128' })
})

test('what was kept by another version and is not understood counts as no wish', async () => {
  standInStorage().set('vireo.voice-change', '{"outputFormat":"tape","removesNoise":"maybe"}')
  const wishes = await useForTests(useWishes)
  expect(wishes.now()[0].outputFormat).toBe('mp3_44100_128')
})
