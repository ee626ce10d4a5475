import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EngineSet } from '@vireo/engines'
import { expect, onTestFinished, test } from 'vitest'
import type { With } from '#ports/ports.ts'
import { tellSpeakers } from './tell-speakers.ts'

type Ctx = With<'abilities' | 'speechAnalysis'>

test.each([
  ['how many there are, where that was said', { speakersMax: 3, speakers: 3 }, [3]],
  ['nothing, where it was not', { speakersMax: 8 }, [undefined]],
])('an installed engine is told %s', async (_, wishes, told) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-speakers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'sound.pcm')
  await writeFile(file, new Uint8Array(32_000))
  const asked: unknown[] = []
  const engine = {
    tellApart: (_sound: unknown, options: { readonly speakers?: number }) => {
      asked.push(options.speakers)
      return Promise.resolve([{ startMs: 0, endMs: 1000, speaker: 0 }])
    },
  }
  const find = () => Promise.resolve(engine)
  // All that is asked of a context here.
  const ctx = {
    workspaceId: 'w',
    signal: new AbortController().signal,
    ports: { abilities: { find: find as unknown as EngineSet['find'] } },
  } as unknown as Ctx
  expect(await tellSpeakers(ctx, { path: file, sampleRateHz: 16_000 }, wishes)).toHaveLength(1)
  expect(asked).toEqual(told)
})
