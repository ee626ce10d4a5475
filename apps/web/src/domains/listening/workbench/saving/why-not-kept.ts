import { ApiError } from '#kit/api/index.ts'

/** What is wrong with what was sent: the same again is refused again. */
const unfit: readonly number[] = [400, 413, 422]

/**
 * Tells why what was written is not kept: `met` where others saved and it is put together with that, `over` where whoever wrote it may not
 * write any more, `away` where the server may be reached later, `unfit` where something about it is to be changed first, and `refused`
 * where something else is in the way. Pure.
 */
export function whyNotKept(error: unknown): 'met' | 'over' | 'away' | 'unfit' | 'refused' {
  if (!(error instanceof ApiError)) return 'refused'
  const { code, status } = error
  if (code === 'production_content_changed') return 'met'
  if (code === 'production_task_state' || code === 'production_task_not_found') return 'over'
  if (unfit.includes(status)) return 'unfit'
  return status === 0 || status === 429 || status >= 500 ? 'away' : 'refused'
}
