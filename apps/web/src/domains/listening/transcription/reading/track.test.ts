import { answer } from '#kit/testing/states.testing.ts'
import { standInServer } from '#kit/testing/stand-in.testing.ts'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { expect, test, vi } from 'vitest'

import { player } from '#kit/player/index.ts'
import { trackOf } from './track.ts'
import { listenFrom } from './use-hearing.ts'

const about = answer(transcriptionEndpoints.list, {
  transcripts: [{ transcription_id: 'transcript_1', has_media: true }],
})
const { transcripts } = transcriptionEndpoints.list.success.schema.parse(about.body)
const trackOfLength = (durationMs: number) => {
  const [summary] = transcripts
  if (!summary) throw new Error('there is one')
  return trackOf({ ...summary, duration_ms: durationMs })
}
const hourMs = 3_600_000
const { signal } = new AbortController()

test('hours of sound are never fetched by the page: the browser gets an address, a fresh one whenever it is opened', async () => {
  const url = (key: string) => ({
    url: `https://sound.test/transcript-media/transcript_1?key=${key}`,
    expires_at_unix: 1,
  })
  const asked = standInServer(Response.json(url('a')), Response.json(url('b')))
  const track = trackOfLength(3 * hourMs)
  expect(await track.open(signal)).toEqual({ url: url('a').url })
  expect(await track.open(signal)).toEqual({ url: url('b').url })
  expect(asked.map((request) => new URL(request.url).pathname)).toEqual(
    Array.from({ length: 2 }, () => '/v1/speech-to-text/transcripts/transcript_1/media-address'),
  )
})

test('what is said in minutes arrives as a stream, which is drawn as well', async () => {
  standInServer(new Response('ID3', { headers: { 'content-type': 'audio/mpeg' } }))
  expect(await trackOfLength(60_000).open(signal)).toMatchObject({ contentType: 'audio/mpeg' })
})

test('a word moves the needle of what is open, and opens what is not', () => {
  const track = trackOfLength(3 * hourMs)
  const state = vi.spyOn(player, 'state')
  const play = vi.spyOn(player, 'play').mockResolvedValue()
  const seek = vi.spyOn(player, 'seek').mockReturnValue()
  const resume = vi.spyOn(player, 'resume').mockReturnValue()
  const now = player.state()
  state.mockReturnValue({ ...now, track, status: 'playing', isWhole: true })
  listenFrom(track, 5000)
  expect([seek.mock.calls, resume.mock.calls.length, play.mock.calls.length]).toEqual([[[5000]], 1, 0])
  state.mockReturnValue({ ...now, track, status: 'failed', isWhole: true })
  listenFrom(track, 6000)
  state.mockReturnValue({ ...now, track: undefined })
  listenFrom(track, 7000)
  expect(play.mock.calls.map(([, , fromMs]) => fromMs)).toEqual([6000, 7000])
  for (const spy of [state, play, seek, resume]) spy.mockRestore()
})
