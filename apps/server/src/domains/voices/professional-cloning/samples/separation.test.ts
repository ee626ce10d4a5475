import { writeWav, readWav } from '@vireo/audio'
import type { SpeakerSeparation } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { aTake, fineTuningOf, givenProfessionalVoice, givenSample } from '../testing.ts'
import { runSeparation } from './run-separation.ts'

let server: TestServer
let person: Teammate
let voiceId: string
let path: string
let sampleId: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ person, voiceId, path } = await givenProfessionalVoice(server))
})

/** A woman and a man by turns, ten seconds each. */
async function aTalk(from: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Float32Array[] = []
  for (const [base, at] of [
    ['slt', 0],
    ['rms', 0],
    ['slt', 10],
    ['rms', 10],
  ] as const)
    parts.push(readWav(await aTake(server, 10, { base, from: from + at })).samples)
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  for (const [index, part] of parts.entries()) samples.set(part, index * 160_000)
  return Uint8Array.from(writeWav(samples, 16_000))
}

const ask = () => call(server, person, 'POST', `${path}/samples/${sampleId}/separate-speakers`)
const state = async () =>
  (await call(server, person, 'GET', `${path}/samples/${sampleId}/speakers`)).body as SpeakerSeparation
const run = () =>
  runSeparation(server.product.systemContext(person.workspaceId), { voiceId, sampleId }, new AbortController().signal)

describe('telling speakers apart', () => {
  test('finds both of two, and the voice is the one that is chosen', async () => {
    sampleId = await givenSample(server, { person, path }, await aTalk(0))
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect((await state()).status).toBe('pending')
    await run()
    const { status, speakers, selected_speaker_ids: chosen } = await state()
    expect(status).toBe('completed')
    expect(Object.keys(speakers ?? {}).length).toBeGreaterThanOrEqual(2)
    // Turns last ten seconds: whoever is told apart speaks in one person's turns, and hardly in the other's.
    for (const { utterances } of Object.values(speakers ?? {})) {
      const tenths = (utterances ?? []).flatMap(({ start, end }) =>
        Array.from({ length: Math.floor((end - start) * 10) }, (_, at) => start + at / 10),
      )
      const share = tenths.filter((time) => Math.floor(time / 10) % 2 === 0).length / Math.max(1, tenths.length)
      expect(Math.max(share, 1 - share)).toBeGreaterThan(0.8)
    }
    expect(chosen).toBeNull()
    const [first = ''] = Object.keys(speakers ?? {})
    await call(server, person, 'POST', `${path}/samples/${sampleId}`, { selected_speaker_ids: [first] })
    const usedSecs = (await fineTuningOf(server, person, voiceId)).dataset_duration_seconds ?? 0
    expect(usedSecs).toBeCloseTo(speakers?.[first]?.duration_secs ?? 0, 0)
    expect(usedSecs).toBeLessThan(30)
    // Whoever comes late changes nothing.
    await run()
    expect((await state()).selected_speaker_ids).toEqual([first])
  })

  test('ends with its recording', async () => {
    sampleId = await givenSample(server, { person, path }, await aTalk(5))
    await ask()
    const { rows } = await server.database.pool.query<{ id: string }>(
      "select id from jobs where name = 'professional-cloning.separate-speakers' and state = 'queued' and payload->>'sampleId' = $1",
      [sampleId],
    )
    expect(rows).toHaveLength(1)
    await call(server, person, 'DELETE', `${path}/samples/${sampleId}`)
    const after = await server.database.pool.query('select state from jobs where id = $1', [rows[0]?.id])
    expect(after.rows).toEqual([{ state: 'canceled' }])
    await run()
  })
})
