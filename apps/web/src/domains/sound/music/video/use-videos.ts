import { musicCredits, musicLimits as limits } from '@vireo/contracts/music'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { moved } from '#kit/moving/moved.ts'
import { problemWithContent, problemWithFile } from '#kit/recorder/index.ts'
import { openVideo, type Video } from './open-video.ts'
import { videoWords } from './words.ts'

const minuteMs = 60_000

/** Adds up how long videos are; undefined where this browser cannot tell of one. */
export function lengthOfVideos(videos: readonly Pick<Video, 'durationMs'>[]): number | undefined {
  return videos.reduce<number | undefined>(
    (sum, { durationMs }) => (sum === undefined || durationMs === undefined ? undefined : sum + durationMs),
    0,
  )
}

/** Computes what music for videos costs; undefined where nobody knows yet how long they are. */
export function costOfVideos(videos: readonly Pick<Video, 'durationMs'>[]): number | undefined {
  const lengthMs = lengthOfVideos(videos)
  return lengthMs === undefined || videos.length === 0 ? undefined : musicCredits(lengthMs)
}

/** Says why no music can be made for videos; undefined where it can, or only the server can tell. */
export function problemWithVideos(videos: readonly Pick<Video, 'durationMs'>[]): string | undefined {
  const known = videos.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0)
  if (known > limits.msMax) return videoWords.tooLong(limits.msMax / minuteMs)
  const whole = lengthOfVideos(videos)
  const isTooShort = videos.length > 0 && whole !== undefined && whole < limits.msMin
  return isTooShort ? videoWords.tooShort(limits.msMin / 1000) : undefined
}

/** Reads tags as people list them. */
export function tagsIn(text: string): string[] {
  const tags = text.split(/[,;\n]/u).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

/** Says what is wrong with a list of tags. */
export function problemWithTags(text: string): string | undefined {
  const tags = tagsIn(text)
  const isWrong = tags.length > limits.filmTagsMax || tags.some((tag) => tag.length > limits.filmTagMax)
  return isWrong ? videoWords.tagsWrong(limits.filmTagsMax, limits.filmTagMax) : undefined
}

/** Holds the videos that music is wanted for, in their order, and the wishes for it. */
export function useVideos() {
  const [videos, setVideos] = useState<readonly Video[]>([])
  const [problem, setProblem] = useState<string>()
  const [description, setDescription] = useState('')
  const [tags, setTags] = useState('')
  const held = useRef<readonly Video[]>([])
  const hold = (next: readonly Video[]) => {
    held.current = next
    setVideos(next)
  }
  useEffect(() => () => held.current.forEach(({ url }) => URL.revokeObjectURL(url)), [])

  const takeOne = async (file: File): Promise<string | undefined> => {
    const found = problemWithFile(file, limits.fileBytesMax) ?? (isSoundAlone(file) ? noPicture(file) : undefined)
    if (found !== undefined) return found
    const video = await openVideo(file)
    const unfit = video.hasPicture === false ? noPicture(file) : await problemWithContent(video)
    const isFull = held.current.length >= limits.filmsMax
    if (unfit === undefined && !isFull) hold([...held.current, video])
    else URL.revokeObjectURL(video.url)
    return unfit ?? (isFull ? videoWords.tooMany(limits.filmsMax) : undefined)
  }
  const add = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) {
      const found = await takeOne(file)
      if (found !== undefined) setProblem(found)
    }
  }
  return {
    videos,
    problem: problem ?? problemWithVideos(videos),
    description,
    tags,
    setDescription,
    setTags,
    add,
    remove: (video: Video) => {
      URL.revokeObjectURL(video.url)
      setProblem(undefined)
      hold(held.current.filter((each) => each !== video))
    },
    move: (from: number, to: number) => {
      hold(moved(held.current, from, to))
      announce(videoWords.movedTo(to + 1, held.current.length))
    },
  }
}

export type Videos = ReturnType<typeof useVideos>

function isSoundAlone({ type }: File): boolean {
  return type.startsWith('audio/')
}

function noPicture({ name }: File): string {
  return videoWords.noPicture(name)
}
