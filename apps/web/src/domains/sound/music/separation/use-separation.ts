import { useQuery } from '@tanstack/react-query'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { historyEndpoints, type HistoryItem } from '@vireo/contracts/history'
import { musicEndpoints, type Song } from '@vireo/contracts/music'

import { announce } from '#kit/announce.tsx'
import { callBytes, contractQuery, upload } from '#kit/api/index.ts'
import { bareName } from '#kit/files/bare-name.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { useRun } from '#kit/running/use-run.ts'
import { useRefreshSongs } from '../queries.ts'
import { separationWords } from './words.ts'

export type Division = 'two_stems_v1' | 'six_stems_v1'

export type SeparationState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly message: string }

/** Asks whether an engine here can take recordings apart. */
export function useSeparationAbility() {
  return useQuery(contractQuery(enginesEndpoints.ability, { capability: 'separation' }))
}

/** Lets an engine take a song apart that was brought, and saves what comes out as an archive. */
export function useSeparation(
  { title }: Pick<Song, 'title'>,
  { history_item_id: id }: Pick<HistoryItem, 'history_item_id'>,
) {
  const { state, run, cancel } = useRun<SeparationState>({ status: 'idle' })
  const refresh = useRefreshSongs()
  const separate = (division: Division) =>
    run(
      async ({ signal, become }) => {
        become({ status: 'working', share: undefined })
        announce(separationWords.working)
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
      },
      (message) => ({ status: 'failed', message }),
    )
  return { state, separate, cancel }
}

/** Names the archive of the stems of a recording after it. */
export function stemsName(title: string): string {
  return `${bareName(title)}.zip`
}
