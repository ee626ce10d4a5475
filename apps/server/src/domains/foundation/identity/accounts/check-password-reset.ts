import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { checkActionCode } from '#actions'
import { beginAttempt } from '../attempt-limit.ts'

/**
 * Returns the address whose password a mailed code would change; the code stays valid. Throws `invalid_action_code`.
 */
export async function checkPasswordReset(
  ctx: Context,
  { verification_code: code }: Input<typeof identityEndpoints.checkPasswordReset>,
): Promise<{ readonly email: string }> {
  await beginAttempt(ctx, 'actionCode', code)
  const { details } = await checkActionCode(ctx, 'reset-password', code)
  return { email: details['email'] ?? '' }
}
