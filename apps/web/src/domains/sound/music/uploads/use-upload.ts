import { musicEndpoints, musicLimits as limits } from '@vireo/contracts/music'

import { announce } from '#kit/announce.tsx'
import { uploadFor } from '#kit/api/index.ts'
import { problemWithContent, problemWithFile, readSource, type Source, useRecorder } from '#kit/recorder/index.ts'
import { useRun } from '#kit/running/use-run.ts'
import { useRefreshSongs } from '../queries.ts'
import { uploadWords } from './words.ts'

export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly name: string; readonly share: number }
  | { readonly status: 'listening'; readonly name: string }
  /** The file is kept where it is worth another attempt. */
  | { readonly status: 'failed'; readonly message: string; readonly file: File | undefined }

/** Sends a song of one's own and has it listened to, one at a time; `onSong` gets its id. */
export function useUpload(onSong: (songId: string) => void) {
  const { state, run, cancel } = useRun<UploadState>({ status: 'idle' })
  const refresh = useRefreshSongs()
  const begin = (file: File) =>
    run(
      async ({ signal, become }) => {
        const problem = await problemWith(file)
        if (problem !== undefined) return become({ status: 'failed', message: problem, file: undefined })
        if (signal.aborted) return
        become({ status: 'sending', name: file.name, share: 0 })
        const onProgress = (share: number) =>
          become(share < 1 ? { status: 'sending', name: file.name, share } : { status: 'listening', name: file.name })
        const { song_id: id } = await uploadFor(musicEndpoints.upload, {}, { file }, { signal, onProgress })
        await refresh()
        if (signal.aborted) return
        become({ status: 'idle' })
        announce(uploadWords.heard(file.name))
        onSong(id)
      },
      (message) => ({ status: 'failed', message, file }),
    )
  const recorder = useRecorder(limits.msMax, (file) => void begin(file))
  return { state, recorder, begin, cancel }
}

export type SongUpload = ReturnType<typeof useUpload>

/** Says what stands against a recording before it is sent. */
async function problemWith(file: File): Promise<string | undefined> {
  const found = problemWithFile(file, limits.fileBytesMax)
  if (found !== undefined) return found
  const source = await readSource(file, false)
  return (await problemWithContent(source)) ?? problemWithLength(source)
}

function problemWithLength({ durationMs }: Pick<Source, 'durationMs'>): string | undefined {
  if (durationMs === undefined) return undefined
  if (durationMs > limits.msMax) return uploadWords.tooLong(limits.msMax / 60_000)
  return durationMs < limits.msMin ? uploadWords.tooShort(limits.msMin / 1000) : undefined
}
