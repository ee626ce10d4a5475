import type { FilterChip } from '@vireo/ui'

import { formatDate } from '#kit/format/index.ts'
import type { QueryChanges } from '#kit/routing/index.ts'
import { dayStart } from '../day-start.ts'
import type { HistoryFilter } from '../queries.ts'
import type { Known } from '../speakers.ts'
import { historyWords } from '../words.ts'

/** Says what narrows the list, each with how it is taken away. */
export function filterChips(
  { voiceId, modelId, from, to, order }: HistoryFilter,
  { voices, modelNames }: Known,
  change: (changes: QueryChanges) => void,
): FilterChip[] {
  const chips: [string, string | undefined, QueryChanges][] = [
    ['voice', voiceId && (voices.get(voiceId)?.name ?? historyWords.unknownVoice), { voice_id: undefined }],
    ['model', modelId && (modelNames.get(modelId) ?? modelId), { model_id: undefined }],
    ['days', daysText(from, to), { from: undefined, to: undefined }],
    ['order', order === 'asc' ? historyWords.oldestFirst : undefined, { sort_direction: undefined }],
  ]
  return chips.flatMap(([id, label, without]) => (label ? [{ id, label, onRemove: () => change(without) }] : []))
}

function daysText(from: string | undefined, to: string | undefined): string | undefined {
  const [first, last] = [from, to].map((day) => {
    const start = dayStart(day)
    return start === undefined ? undefined : formatDate(start)
  })
  if (first === undefined) return last && historyWords.until(last)
  if (last === undefined) return historyWords.since(first)
  return first === last ? first : `${first} – ${last}`
}
