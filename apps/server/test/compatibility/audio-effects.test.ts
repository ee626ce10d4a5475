import { expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

const server = await startTestServer()
const sdk = createSdk(server, (await server.signUp({ tier: 'enterprise' })).apiKey)

test('GET /v1/audio-effects/catalog', async () => {
  const { filterPresets, environments, backgroundNoises } = await sdk.audioEffects.getCatalog()
  const effects = {
    filterPresetId: filterPresets.find(({ name }) => name === 'Phone')?.filterPresetId,
    environmentId: environments.find(({ name }) => name === 'Hall')?.environmentId,
    backgroundNoiseId: backgroundNoises.find(({ name }) => name === 'Rain')?.backgroundNoiseId,
  }
  expect(effects).toEqual({ filterPresetId: 'phone', environmentId: 'hall', backgroundNoiseId: 'rain' })
  const speak = async (audioEffects?: typeof effects) => {
    const asked = { text: 'Is anybody there?', seed: 3, ...(audioEffects && { audioEffects }) }
    return decodeAudio(await readAll(await sdk.textToSpeech.convert(libraryVoices[0]?.voiceId ?? '', asked)))
  }
  const [dry, wet] = [await speak(), await speak(effects)]
  expect((wet.durationMs - dry.durationMs) / 1000).toBeCloseTo(1.9, 1)
  const inputs = [{ text: 'Is anybody there?', voiceId: libraryVoices[0]?.voiceId ?? '' }]
  const said = await decodeAudio(await readAll(await sdk.textToDialogue.convert({ inputs, audioEffects: effects })))
  expect(said.durationMs).toBeGreaterThan(2500)
})
