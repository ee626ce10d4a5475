import { z } from 'zod'

/** What happened to an account that its owner should hear of, whoever did it. */
export const identityEvents = {
  'identity.signed-in-from-new-device': z.object({
    userId: z.string(),
    sessionId: z.string(),
    /** As a person would say it: “Firefox on Linux”. Empty when nobody knows. */
    device: z.string(),
    address: z.string(),
  }),
  'identity.password-changed': z.object({ userId: z.string(), changeId: z.string() }),
  'identity.second-factor-changed': z.object({
    userId: z.string(),
    changeId: z.string(),
    factor: z.enum(['totp', 'sms', 'backup-codes']),
    change: z.enum(['enabled', 'disabled', 'renewed', 'used']),
  }),
  'identity.api-key-created': z.object({ userId: z.string(), keyId: z.string(), name: z.string() }),
} as const
