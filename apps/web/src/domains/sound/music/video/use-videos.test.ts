import { musicLimits as limits } from '@vireo/contracts/music'
import { beforeEach, expect, test, vi } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import type { Video } from './open-video.ts'
import { costOfVideos, problemWithTags, problemWithVideos, tagsIn, useVideos } from './use-videos.ts'
import { videoWords } from './words.ts'

/** What the browser of the test finds in a file, by its name; a film of ten seconds where nothing is said. */
const found = new Map<string, Partial<Video>>()
vi.mock('./open-video.ts', () => ({
  openVideo: async (file: File): Promise<Video> => ({
    file,
    url: URL.createObjectURL(file),
    durationMs: 10_000,
    hasPicture: true,
    ...found.get(file.name),
  }),
}))
beforeEach(() => found.clear())

const film = (name: string, type = 'video/mp4') => new File(['film'], name, { type })
const names = ({ videos }: ReturnType<typeof useVideos>) => videos.map(({ file }) => file.name)

test('music costs what all videos together last, and nobody says a price before it is known how long', () => {
  expect(costOfVideos([{ durationMs: 10_000 }, { durationMs: 20_000 }])).toBe(500)
  expect(costOfVideos([{ durationMs: 10_000 }, { durationMs: undefined }])).toBeUndefined()
  expect(costOfVideos([])).toBeUndefined()
})

test('what is too long or too short together is said before anything is sent, what nobody knows is left to the server', () => {
  const tooLong = videoWords.tooLong(10)
  expect(problemWithVideos([{ durationMs: limits.msMax }, { durationMs: 1000 }])).toBe(tooLong)
  expect(problemWithVideos([{ durationMs: limits.msMax + 1 }, { durationMs: undefined }])).toBe(tooLong)
  expect(problemWithVideos([{ durationMs: 2000 }])).toBe(videoWords.tooShort(3))
  for (const fine of [[], [{ durationMs: 2000 }, { durationMs: 2000 }], [{ durationMs: undefined }]])
    expect(problemWithVideos(fine)).toBeUndefined()
})

test('tags are read as people list them; too many or too long ones are named', () => {
  expect(tagsIn(' piano, warm;piano\nno drums ,')).toEqual(['piano', 'warm', 'no drums'])
  const eleven = Array.from({ length: 11 }, (_, nth) => `tag ${nth}`).join()
  for (const wrong of [eleven, 'x'.repeat(101)]) expect(problemWithTags(wrong)).toBe(videoWords.tagsWrong(10, 100))
  expect(problemWithTags('piano')).toBeUndefined()
})

test('what has no picture is not taken, and what is beside it stays', async () => {
  const held = await useForTests(() => useVideos())
  found.set('voice.mp4', { hasPicture: false })
  await held.act(({ add }) => add([film('sea.mp4'), film('voice.mp4'), film('song.mp3', 'audio/mpeg')]))
  expect([names(held.now()), held.now().problem]).toEqual([['sea.mp4'], videoWords.noPicture('song.mp3')])
  await held.act(({ add }) => add([film('voice.mp4')]))
  expect([names(held.now()), held.now().problem]).toEqual([['sea.mp4'], videoWords.noPicture('voice.mp4')])
  await held.act(({ add }) => add([film('hills.mp4')]))
  expect([names(held.now()), held.now().problem]).toEqual([['sea.mp4', 'hills.mp4'], undefined])
})

test('videos are moved and removed, and never more than may be sent together', async () => {
  const held = await useForTests(() => useVideos())
  const all = Array.from({ length: limits.filmsMax + 1 }, (_, nth) => film(`${nth}.mp4`))
  await held.act(({ add }) => add(all))
  expect([held.now().videos.length, held.now().problem]).toEqual([limits.filmsMax, videoWords.tooMany(limits.filmsMax)])
  await held.act(({ move }) => move(0, 2))
  expect(names(held.now()).slice(0, 3)).toEqual(['1.mp4', '2.mp4', '0.mp4'])
  await held.act(({ remove, videos }) => videos[0] && remove(videos[0]))
  expect([names(held.now())[0], held.now().problem]).toEqual(['2.mp4', undefined])
})
