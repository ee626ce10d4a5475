import { z } from 'zod'

/** A short-lived bearer token for the web app; the session itself lives in a cookie no script can read. */
export const AccessToken = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int().positive(),
  user_id: z.string(),
  /** Tokens of people whose address is verified are renewed before they run out. */
  email_verified: z.boolean(),
  /** After this many seconds without anybody at the screen the session ends; null where it does not. */
  session_inactivity_timeout: z.number().int().nullable(),
  /** The workspace lets this person do nothing but set up a second factor. */
  second_factor_setup_required: z.boolean(),
})
export type AccessToken = z.infer<typeof AccessToken>
