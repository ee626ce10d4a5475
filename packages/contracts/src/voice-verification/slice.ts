import { defineContract } from '../kit/index.ts'
import { voiceVerificationAudit } from './audit.ts'
import { voiceVerificationEndpoints } from './endpoints.ts'
import { voiceVerificationErrors } from './errors.ts'

export const voiceVerificationContract = defineContract({
  endpoints: voiceVerificationEndpoints,
  errors: voiceVerificationErrors,
  ids: { verificationAttempt: 'proof' },
  audit: voiceVerificationAudit,
})
