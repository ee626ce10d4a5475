import type { HistoryItem } from '@vireo/contracts/history'
import { z } from 'zod'

/** Answers the song of a recording; undefined where it was left before its end and has no score. */
export function songIdOf({ settings }: HistoryItem): string | undefined {
  const id = settings?.['song_id']
  return typeof id === 'string' ? id : undefined
}

const Heard = z.object({ uploaded: z.literal(true), tempo_bpm: z.number(), key: z.string() })

/** Answers what was heard in a recording that somebody brought; undefined for what was composed here. */
export function heardIn({ settings }: Pick<HistoryItem, 'settings'>): z.infer<typeof Heard> | undefined {
  return Heard.safeParse(settings).data
}
