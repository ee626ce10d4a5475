import { integratedLoudness, truePeakDbfs } from '@vireo/audio'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { findItem } from '../checks/measure-recording.ts'
import { givenSpoken, soundAt } from '../publishing.testing.ts'
import { makeSound } from './make-sound.ts'

const server = await startTestServer()
let owner: TestPerson
beforeAll(async () => {
  owner = await server.signUp({ tier: 'creator' })
})

const storageKey = 'works/test/sound.mp3'
const make = async (sound: Uint8Array, mends: boolean) => {
  const ctx = server.product.systemContext(owner.workspaceId)
  const item = await findItem(ctx, await givenSpoken(server, owner, 'One.', { sound }))
  if (!item) throw new Error('there is no recording')
  return makeSound(ctx, item, { storageKey, mends })
}
const made = async () => {
  const blocks: Uint8Array[] = []
  for await (const block of server.ports.storage.read(storageKey)) blocks.push(block)
  return decodeAudio(Buffer.concat(blocks))
}

test.each([
  ['too loud', -8],
  ['as it should be', -18],
  ['too quiet', -40],
])('a recording that is %s is heard at −18 LUFS, two more or less, without peaks', async (_, lufs) => {
  const { sizeBytes, durationMs } = await make(soundAt(lufs), true)
  expect(sizeBytes).toBe(await server.ports.storage.size(storageKey))
  expect(durationMs).toBe(4000)
  const { samples, sampleRateHz } = await made()
  expect(Math.abs(integratedLoudness(samples, sampleRateHz) + 18)).toBeLessThanOrEqual(2)
  expect(truePeakDbfs(samples)).toBeLessThanOrEqual(-1)
})

test('a recording that may not be changed is not, and one in which nothing is heard cannot be', async () => {
  await expect(make(soundAt(-40), false)).rejects.toMatchObject({ code: 'work_leveling_failed' })
  await expect(make(soundAt(-200), true)).rejects.toMatchObject({ code: 'work_leveling_failed' })
})
