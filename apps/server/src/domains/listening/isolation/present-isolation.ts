import type { IsolationItem, IsolationPage } from '@vireo/contracts/isolation'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { With } from '#ports/ports.ts'
import type { IsolationList } from './list-isolations.ts'
import type { IsolationRow } from './tables.ts'

/** Presents a page of somebody's isolated recordings. */
export function presentIsolations({ rows, hasMore }: IsolationList, ctx: With<'settings'>): IsolationPage {
  return { items: rows.map((row) => presentIsolation(row, ctx)), has_more: hasMore }
}

function presentIsolation(row: IsolationRow, ctx: With<'settings'>): IsolationItem {
  const place = `/v1/audio-isolation/history/${row.id}`
  const hasVideo = row.film_key !== null
  return {
    id: row.id,
    title: row.title,
    created_at_unix: unixSeconds(row.created_at),
    format: 'mp3',
    duration_seconds: row.duration_ms / 1000,
    download_url: new URL(`${place}/audio`, ctx.ports.settings.publicUrl).href,
    icon_url: null,
    source_video_url: null,
    supports_video: hasVideo,
    processing: false,
    video_processing_failed: row.film_failed,
    video_url: hasVideo ? new URL(`${place}/video`, ctx.ports.settings.publicUrl).href : null,
    preview_b64: row.preview,
    peaks: [...row.peaks],
  }
}
