import { ApiError } from '#kit/api/index.ts'

/**
 * Tells why what was written is not kept: `met` where others saved and it is put together with that, `over` where whoever wrote it may not
 * write any more, `away` where the server may be reached later, and `refused` for whatever is to be mended first. Pure.
 */
export function whyNotKept(error: unknown): 'met' | 'over' | 'away' | 'refused' {
  if (!(error instanceof ApiError)) return 'refused'
  const { code, status } = error
  if (code === 'production_content_changed') return 'met'
  if (code === 'production_task_state' || code === 'production_task_not_found') return 'over'
  return status === 0 || status === 429 || status >= 500 ? 'away' : 'refused'
}
