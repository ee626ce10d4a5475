import type { Slice } from '../../slice.ts'
import { actionHolding } from './holding.ts'
import { actionJobs } from './jobs.ts'

export const actionsSlice: Slice = { name: 'actions', jobs: actionJobs, holding: actionHolding }
