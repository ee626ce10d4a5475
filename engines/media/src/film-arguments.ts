import type { FilmContainer, FrameWishes } from '@vireo/engines'
import { overrunMs } from './ffmpeg-arguments.ts'

/** Where each kind of picture may stand as it is, in what most players open. */
const containerOf: Readonly<Record<string, FilmContainer>> = {
  h264: 'mp4',
  hevc: 'mp4',
  mpeg4: 'mp4',
  av1: 'mp4',
  vp8: 'webm',
  vp9: 'webm',
}

const soundIn: Readonly<Record<FilmContainer, readonly string[]>> = {
  mp4: ['-c:a', 'aac', '-b:a', '160k', '-movflags', '+faststart'],
  webm: ['-c:a', 'libopus', '-b:a', '128k'],
  matroska: ['-c:a', 'aac', '-b:a', '160k'],
}

/** Tells what a film is written as whose picture is kept as it is. */
export function filmContainerFor(codec: string): FilmContainer {
  return containerOf[codec] ?? 'matroska'
}

/** Builds the arguments that write the picture of one source and the sound of another: both begin together, nothing is cut. */
export function filmArguments(
  film: readonly string[],
  sound: readonly string[],
  container: FilmContainer,
  targetPath: string,
): string[] {
  // No cover of a song, and no picture but the first.
  const tracks = ['-map', '0:V:0', '-map', '1:a:0', '-c:v', 'copy', '-map_metadata', '-1', '-map_chapters', '-1']
  // The picture waits for no sound that ended, which would take room for ten seconds of it.
  const waiting = ['-max_interleave_delta', '1000000']
  const written = [...waiting, '-fflags', '+bitexact', ...soundIn[container], '-f', container, targetPath]
  // Old films do not say when each picture is shown.
  return ['-hide_banner', '-fflags', '+genpts', ...film, ...sound, ...tracks, ...written]
}

/**
 * Builds the arguments that write the picture as small frames of grey, cut a little past the limit so that exceeding it shows. What only
 * makes a picture pleasant to look at is left out.
 */
export function frameArguments(
  source: readonly string[],
  { width, height, framesPerSecond }: FrameWishes,
  maxDurationMs: number | undefined,
  targetPath: string,
): string[] {
  const cut = maxDurationMs === undefined ? [] : ['-t', `${(maxDurationMs + overrunMs) / 1000}`]
  const filter = `fps=${framesPerSecond},scale=${width}:${height}:flags=area,format=gray,format=grayf32le`
  const written = [
    '-map',
    '0:V:0',
    '-an',
    '-sn',
    '-dn',
    ...cut,
    '-vf',
    filter,
    '-c:v',
    'rawvideo',
    '-f',
    'rawvideo',
    targetPath,
  ]
  return ['-hide_banner', '-skip_loop_filter', 'all', ...source, ...written]
}
