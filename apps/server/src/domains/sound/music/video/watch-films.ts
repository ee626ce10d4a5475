import { musicLimits as limits } from '@vireo/contracts/music'
import type { UploadedFile } from '@vireo/contracts/kit'
import { MediaError } from '@vireo/engines'
import { mediaFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type FilmMotion, motionOf } from './film-motion.ts'

/** So small that a picture of any size is soon looked at, and enough to see a cut. */
const frames = { width: 32, height: 18, framesPerSecond: 10 }
export const frameMs = 1000 / frames.framesPerSecond
/** What a file says about its length is believed so far. */
const believedMs = 1000

export type WatchedFilm = FilmMotion & { readonly durationMs: number }

/** Watches videos one after the other. Throws for what is no video, and where they are too short or too long together. */
export async function watchFilms(ctx: With<'media'>, files: readonly UploadedFile[]): Promise<WatchedFilm[]> {
  const films: WatchedFilm[] = []
  let elapsedMs = 0
  for (const file of files) {
    const film = await watchFilm(ctx, file, limits.msMax - elapsedMs)
    films.push(film)
    elapsedMs += film.durationMs
    if (elapsedMs > limits.msMax) throw new AppError('videos_too_long', { param: 'videos' })
  }
  if (elapsedMs < limits.msMin) throw new AppError('videos_too_short', { param: 'videos' })
  return films
}

async function watchFilm(ctx: With<'media'>, file: UploadedFile, maxDurationMs: number): Promise<WatchedFilm> {
  if (file.sizeBytes === 0 || maxDurationMs <= 0)
    throw new AppError(file.sizeBytes === 0 ? 'invalid_video' : 'videos_too_long', { param: file.fieldName })
  const asked = { maxDurationMs, signal: ctx.signal, share: ctx.workspaceId }
  const source = { path: file.path }
  try {
    const said = await ctx.ports.media.probe(source, asked)
    const motion = await motionOf(ctx.ports.media.watch(source, { ...asked, ...frames }))
    const seenMs = motion.steps.length * frameMs
    const durationMs = Math.abs(said.durationMs - seenMs) <= believedMs ? Math.round(said.durationMs) : seenMs
    return { ...motion, durationMs }
  } catch (error) {
    throw error instanceof MediaError ? fromMedia(error, file) : error
  }
}

function fromMedia(error: MediaError, file: UploadedFile): AppError {
  const failure = mediaFailure(error)
  if (failure) return failure
  const code = error.kind === 'too_long' ? 'videos_too_long' : 'invalid_video'
  const message = code === 'invalid_video' ? { message: error.message } : {}
  return new AppError(code, { ...message, param: file.fieldName, cause: error })
}
