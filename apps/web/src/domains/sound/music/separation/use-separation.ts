import { useQuery } from '@tanstack/react-query'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { historyEndpoints, type HistoryItem } from '@vireo/contracts/history'
import { musicEndpoints, type Song } from '@vireo/contracts/music'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { ApiError, callBytes, contractQuery, isAborted, messageOf, upload } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { useRefreshSongs } from '../queries.ts'
import { separationWords } from './words.ts'

export type Division = 'two_stems_v1' | 'six_stems_v1'

export type SeparationState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly message: string }

/** Asks whether an engine here can take recordings apart. */
export function useSeparationAbility() {
  return useQuery({
    ...contractQuery(enginesEndpoints.ability, { capability: 'separation' }),
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  })
}

/** Lets an engine take a song apart that was brought, and saves what comes out as an archive. */
export function useSeparation(
  { title }: Pick<Song, 'title'>,
  { history_item_id: id }: Pick<HistoryItem, 'history_item_id'>,
) {
  const [state, setState] = useState<SeparationState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const refresh = useRefreshSongs()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (division: Division) => {
    running.current?.abort()
    const begun = new AbortController()
    running.current = begun
    const { signal } = begun
    const become = (next: SeparationState) => signal.aborted || setState(next)
    become({ status: 'working', share: undefined })
    announce(separationWords.working)
    try {
      const { stream, contentType } = await callBytes(historyEndpoints.getAudio, { history_item_id: id }, { signal })
      const sound = await new Response(stream).blob()
      const file = new File([sound], title, { type: contentType })
      const onProgress = (share: number) => become({ status: 'working', share: share < 1 ? share : undefined })
      const asked = { stem_variation_id: division }
      const { blob } = await upload(musicEndpoints.separateStems, asked, { file }, { signal, onProgress })
      if (signal.aborted) return
      saveFile(blob, stemsName(title))
      become({ status: 'idle' })
      announce(separationWords.done)
      await refresh()
    } catch (error) {
      if (!isAborted(error)) become({ status: 'failed', message: messageOf(error) })
    }
  }
  return {
    state,
    run,
    cancel: () => {
      running.current?.abort()
      setState({ status: 'idle' })
    },
  }
}

/** Names the archive of the stems of a recording after it. */
export function stemsName(title: string): string {
  return `${title.replace(/\.[^.]{1,5}$/u, '')}.zip`
}
