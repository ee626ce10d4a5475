import { HistorySource } from '@vireo/contracts/history'

import type { HistoryFilter } from '../queries.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u

/** Reads a filter from the address; what is not understood does not narrow. */
export function filterFrom(query: URLSearchParams): HistoryFilter {
  const search = query.get('search')
  const voiceId = query.get('voice_id')
  const modelId = query.get('model_id')
  const from = query.get('from')
  const to = query.get('to')
  const source = HistorySource.safeParse(query.get('source')).data
  return {
    ...(search && { search }),
    ...(voiceId && { voiceId }),
    ...(modelId && { modelId }),
    ...(from && dayPattern.test(from) && { from }),
    ...(to && dayPattern.test(to) && { to }),
    ...(source && { source }),
    ...(query.get('sort_direction') === 'asc' && { order: 'asc' as const }),
  }
}

/** Tells whether a filter leaves something out besides other types. */
export function isNarrow({ order: _order, source: _source, ...filter }: HistoryFilter): boolean {
  return Object.keys(filter).length > 0
}
