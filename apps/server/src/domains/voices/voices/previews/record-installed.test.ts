import type { VoiceId } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import type { InstalledVoice } from '#ports/models.ts'
import { startTestServer } from '#test/test-server.ts'
import { libraryVoices } from '../library/index.ts'
import { recordInstalled } from './record-installed.ts'

const [clara] = libraryVoices
if (!clara) throw new Error('There are no library voices.')

const voice = (voiceId: string, engine: string): InstalledVoice => ({
  ...clara,
  voiceId: voiceId as VoiceId,
  languages: ['en-US'],
  recipe: { ...clara.recipe, engine },
})
const voices = [
  voice('installedVoiceHere01', clara.recipe.engine),
  voice('installedVoiceGone01', 'gone'),
  voice('voiceElsewhere000001', 'address'),
]

test('previews are recorded once; what cannot speak is left for an hour, and what an engine elsewhere is paid for alone', async () => {
  let nowMs = Date.parse('2026-11-26T12:00:00Z')
  const logged: string[] = []
  const server = await startTestServer({
    settings: { installedVoices: { list: () => voices } },
    clock: { now: () => new Date(nowMs) },
    log: (line) => logged.push(line),
  })
  const record = () => recordInstalled(server.product.systemContext())
  const failures = (id: string) => logged.filter((line) => line.includes('could not be recorded') && line.includes(id))
  expect(await record()).toBe(1)
  expect(await record()).toBe(0)
  expect(failures('installedVoiceGone01')).toHaveLength(1)
  nowMs += 3_600_001
  await record()
  expect(failures('installedVoiceGone01')).toHaveLength(2)
  expect(failures('voiceElsewhere000001')).toEqual([])
})
