import type { HistoryFeedback, HistoryItem, HistoryPage } from '@vireo/contracts/history'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { ItemPage } from './list-items.ts'
import type { HistoryRow, StoredTimes } from './tables.ts'

/** Presents a history item; its instant is in Unix seconds. */
export function presentItem(row: HistoryRow): HistoryItem {
  return {
    history_item_id: row.id,
    request_id: row.request_id,
    voice_id: row.voice_id,
    model_id: row.model_id,
    voice_name: row.voice_name,
    voice_category: row.voice_category,
    text: row.text,
    date_unix: unixSeconds(row.created_at),
    character_count_change_from: row.character_count_from,
    character_count_change_to: row.character_count_to,
    content_type: row.content_type,
    state: 'created',
    settings: row.settings ? { ...row.settings } : null,
    feedback: presentFeedback(row.feedback),
    share_link_id: row.share_link_id ?? null,
    source: row.source,
    alignments: row.alignments && {
      alignment: presentTimes(row.alignments.original),
      normalized_alignment: presentTimes(row.alignments.normalized),
    },
    dialogue: row.dialogue && row.dialogue.map((line) => ({ ...line })),
    output_format: row.output_format,
    duration_ms: row.duration_ms,
    peaks: row.peaks && [...row.peaks],
    isbn_number: null,
  }
}

function presentFeedback(stored: HistoryRow['feedback']): HistoryFeedback | null {
  if (!stored) return null
  const { given_at: _given, ...feedback } = stored
  return feedback
}

function presentTimes(times: StoredTimes) {
  return {
    characters: [...times.characters],
    character_start_times_seconds: times.startMs.map((ms) => ms / 1000),
    character_end_times_seconds: times.endMs.map((ms) => ms / 1000),
  }
}

/** Presents a page of history, with the id to continue after and the time of the last item in Unix seconds. */
export function presentPage({ rows, hasMore }: ItemPage): HistoryPage {
  const last = rows.at(-1)
  return {
    history: rows.map(presentItem),
    last_history_item_id: last?.id ?? null,
    has_more: hasMore,
    scanned_until: last ? unixSeconds(last.created_at) : null,
  }
}
