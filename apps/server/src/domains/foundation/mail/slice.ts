import type { Slice } from '../../slice.ts'
import { mailHolding } from './holding.ts'
import { mailJobs } from './jobs.ts'

export const mailSlice: Slice = { name: 'mail', jobs: mailJobs, holding: mailHolding }
