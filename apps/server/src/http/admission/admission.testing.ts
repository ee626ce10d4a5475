import { createManualClock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { createAdmission } from './admission.ts'
import { type AdmissionLimits, withoutLimits } from './limits.ts'

export const start = new Date('2026-01-01T00:00:00Z')

export const limited = (limits: Partial<AdmissionLimits>) => {
  const clock = createManualClock(start)
  return { clock, admission: createAdmission({ ...withoutLimits, ...limits }, clock) }
}

export const refusalOf = (work: () => unknown): AppError | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error : undefined
  }
}
