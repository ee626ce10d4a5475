import { workEndpoints } from '@vireo/contracts/staff'
import { defineRoutes } from '#http/routes.ts'
import { getWork, presentWork } from './get-work.ts'
import { listEvents, presentEvents } from './list-events.ts'
import { listJobs, presentJobs } from './list-jobs.ts'
import { listLetters, presentLetters } from './list-letters.ts'
import { retryEvent } from './retry-event.ts'
import { retryJob } from './retry-job.ts'
import { retryLetter } from './retry-letter.ts'
import { stopJob } from './stop-job.ts'

const ok = () => ({ status: 'ok' as const })

export const workRoutes = defineRoutes((on) => {
  on(workEndpoints.getWork, getWork, presentWork)
  on(workEndpoints.listLetters, listLetters, presentLetters)
  on(workEndpoints.retryLetter, retryLetter, ok, { audit: 'staff.letter-retried' })
  on(workEndpoints.listEvents, listEvents, presentEvents)
  on(workEndpoints.retryEvent, retryEvent, ok, { audit: 'staff.event-retried' })
  on(workEndpoints.listJobs, listJobs, presentJobs)
  on(workEndpoints.retryJob, retryJob, ok, { audit: 'staff.job-retried' })
  on(workEndpoints.stopJob, stopJob, ok, { audit: 'staff.job-stopped' })
})
