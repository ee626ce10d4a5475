import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { formatDateTime } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useKeepWork } from '../queries.ts'
import { releaseWords } from './words.ts'

/** Makes ways to plan the release of a work, once all that was typed is kept, and to think better of it. */
export function useSchedule({ work_id }: Work, onSaveAll: () => Promise<boolean>) {
  const keep = useKeepWork()
  const { attempt } = useAttempt()
  const schedule = async (at: number) => {
    if (!(await onSaveAll())) return
    keep(await call(publishingEndpoints.scheduleRelease, { work_id, release_at_unix: at }))
    showSuccess(releaseWords.scheduleDone(formatDateTime(at)))
  }
  const cancel = () =>
    attempt(async () => {
      keep(await call(publishingEndpoints.cancelScheduledRelease, { work_id }))
      showSuccess(releaseWords.scheduleCanceled)
    })
  return { schedule, cancel }
}
