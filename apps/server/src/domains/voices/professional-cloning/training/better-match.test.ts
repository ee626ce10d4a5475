import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readWav, toPcm16 } from '@vireo/audio'
import { expect, onTestFinished, test } from 'vitest'
import { testVoiceCloning } from '#test/test-engines.ts'
import { startTestServer } from '#test/test-server.ts'
import { aTake } from '../testing.ts'

const server = await startTestServer()

test('a professional clone is no further from its recordings than the instant one, and closer in sound', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-match-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = { path: path.join(folder, 'a.pcm'), sampleRateHz: 16_000 }
  await writeFile(file.path, toPcm16(readWav(await aTake(server, 12, { base: 'awb' })).samples))
  const request = { samples: [file], language: 'en', seed: 1 } as const
  const instant = await testVoiceCloning.clone({ ...request, effort: 'instant' })
  const professional = await testVoiceCloning.clone({ ...request, effort: 'professional' })
  expect(professional.measured.spectralDistanceDb).toBeLessThan(instant.measured.spectralDistanceDb)
  expect(professional.measured.pitchErrorSemitones).toBeLessThan(Math.max(0.5, instant.measured.pitchErrorSemitones))
})
