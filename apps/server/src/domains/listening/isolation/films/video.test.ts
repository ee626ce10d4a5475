import { integratedLoudness } from '@vireo/audio'
import { makeMedia, runFfmpeg } from '@vireo/engine-media/testing.ts'
import { MediaError } from '@vireo/engines'
import { describe, expect, test, vi } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer } from '#test/test-server.ts'
import { isolationHolding } from '../holding.ts'
import { sumOfIsolations } from '../isolation-store.ts'
import { askerFor, bytesOf, failure, noisy } from '../testing.ts'

const server = await startTestServer()
const { isolate, listed } = askerFor(server, await server.signUp())

describe('a video', () => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=160x120:r=10:d=6']
  const film = async (...codecs: string[]) =>
    Uint8Array.from(await makeMedia('v.mp4', [...picture, '-i', 'in.wav', ...codecs], { 'in.wav': noisy }))
  const framesOf = async (bytes: Uint8Array) => {
    const { read } = await runFfmpeg({ film: bytes }, ['-i', 'film', '-map', '0:v', '-f', 'framemd5', 'frames'])
    const lines = new TextDecoder().decode(read('frames')).split('\n')
    return lines.filter((line) => /^\d/u.test(line)).map((line) => line.split(',').at(-1)?.trim())
  }

  test('comes out as it was, with the isolated voice in the same place', async () => {
    const who = await server.signUp({ tier: 'creator' })
    const sent = await film('-c:v', 'mpeg4')
    const sound = await decodeAudio(await bytesOf(await isolate(sent, { who, name: 'kitchen.mp4' })))
    const [item] = (await listed(who)).items
    expect(item).toMatchObject({ supports_video: true, video_processing_failed: false, processing: false })
    const answer = await server.fetch(new URL(item?.video_url ?? '').pathname, { headers: who.headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const made = await bytesOf(answer)
    expect(await framesOf(made)).toEqual(await framesOf(sent))
    const heard = await decodeAudio(made)
    expect(Math.abs(heard.durationMs - 6000)).toBeLessThan(150)
    const [before, after] = [await decodeAudio(sent), sound].map((each) =>
      integratedLoudness(each.samples, each.sampleRateHz),
    )
    const inFilm = integratedLoudness(heard.samples, heard.sampleRateHz)
    expect(Math.abs(inFilm - (after ?? 0))).toBeLessThan(0.5)
    expect(inFilm).toBeLessThan((before ?? 0) - 0.3)
    expect(Math.abs(lagMs(heard, await decodeAudio(sent)))).toBeLessThan(40)
    const ctx = { ...server.product.systemContext(), workspaceId: who.workspaceId }
    expect(await sumOfIsolations(ctx)).toBeGreaterThan(made.length)

    const files: (string | undefined)[] = []
    for await (const { path } of isolationHolding.files(ctx, who)) files.push(path)
    expect(files.at(-1)).toBe(`isolation/videos/${item?.id}.mp4`)
    const key = `isolation/${who.workspaceId}/${item?.id}.film`
    expect(await server.ports.storage.size(key)).toBe(made.length)
    await server.fetch(`/v1/audio-isolation/history/${item?.id}`, { method: 'DELETE', headers: who.headers })
    const { rows } = await server.database.pool.query("select payload from jobs where name = 'isolation.remove-files'")
    expect(rows).toMatchObject([{ payload: { keys: [expect.stringMatching(/mp3$/u), key] } }])
  })

  test('is not kept where its sound is streamed, nor there where a recording came alone', async () => {
    const who = await server.signUp({ tier: 'creator' })
    await bytesOf(await isolate(await film('-c:v', 'mpeg4'), { who, path: '/stream' }))
    await bytesOf(await isolate(noisy, { who }))
    for (const item of (await listed(who)).items) {
      expect(item).toMatchObject({ supports_video: false, video_url: null, video_processing_failed: false })
      const asked = server.fetch(`/v1/audio-isolation/history/${item.id}/video`, { headers: who.headers })
      expect(await failure(asked)).toEqual([404, 'history_item_not_found'])
    }
  })

  test('whose pictures cannot be kept leaves its sound, and says so', async () => {
    const who = await server.signUp({ tier: 'creator' })
    const replace = vi.spyOn(server.ports.media, 'replaceSound')
    replace.mockRejectedValueOnce(new MediaError('unreadable', 'broken'))
    expect((await isolate(await film('-c:v', 'mpeg4'), { who })).status).toBe(200)
    replace.mockRestore()
    expect((await listed(who)).items).toMatchObject([{ supports_video: false, video_processing_failed: true }])
  })
})

type Heard = Awaited<ReturnType<typeof decodeAudio>>

/** How much later one is than the other, by where they are most alike. */
function lagMs(one: Heard, other: Heard): number {
  const [a, b] = [one, other].map(({ samples, sampleRateHz }) =>
    Array.from({ length: 500 }, (_, at) => {
      const start = Math.floor((at * sampleRateHz) / 100)
      return Math.hypot(...samples.subarray(start, start + Math.floor(sampleRateHz / 100)))
    }),
  )
  const likeness = (lag: number) => (a ?? []).reduce((sum, level, at) => sum + level * (b?.[at - lag] ?? 0), 0)
  const lags = Array.from({ length: 41 }, (_, at) => at - 20)
  return 10 * lags.reduce((best, lag) => (likeness(lag) > likeness(best) ? lag : best))
}
