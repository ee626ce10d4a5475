import { historyEndpoints, type HistoryItem } from '@vireo/contracts/history'

import { callBytes } from '#kit/api/index.ts'
import type { Track } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { excerptOf } from '#history'

/** The format that is assumed where an old item does not say. */
const usualFormat = 'mp3_44100_128'

/**
 * Makes of somebody else's recording what the player takes. It is nowhere kept: each hearing is asked for, and written down, and after
 * the page was left nothing of it is here.
 */
export function trackOf(userId: string, item: HistoryItem): Track {
  const { history_item_id: id, output_format: outputFormat, peaks, duration_ms: durationMs } = item
  return {
    id: `staff:${id}`,
    title: item.text ?? excerptOf(item),
    subtitle: item.voice_name ?? undefined,
    source: paths.adminUserRecordings.replace(':userId', userId),
    peaks: peaks?.map((level) => level / 100),
    durationMs,
    open: async (signal) => {
      const asked = { user_id: userId, history_item_id: id }
      const answer = await callBytes(historyEndpoints.getAudioForStaff, asked, { signal })
      return { ...answer, outputFormat: outputFormat ?? usualFormat }
    },
  }
}
