import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import type { ProfessionalVoiceRow } from '../tables.ts'

const { attemptsPeriodMs, verificationAttemptsMax } = professionalCloningLimits

export type Attempts = Pick<ProfessionalVoiceRow, 'attempts' | 'attempts_since'>

/** Returns the attempts that count now; they lapse together some time after the first. */
export function attemptsNow({ attempts, attempts_since: since }: Attempts, now: Date): Attempts {
  const isOver = since === null || now.getTime() - since.getTime() >= attemptsPeriodMs
  return isOver ? { attempts: 0, attempts_since: null } : { attempts, attempts_since: since }
}

/** Returns the attempts with one more; undefined when none are left. */
export function withAnother(before: Attempts, now: Date): Attempts | undefined {
  const { attempts, attempts_since: since } = attemptsNow(before, now)
  if (attempts >= verificationAttemptsMax) return undefined
  return { attempts: attempts + 1, attempts_since: since ?? now }
}
