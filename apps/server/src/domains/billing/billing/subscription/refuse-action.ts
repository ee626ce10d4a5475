import type { SubscriptionAction } from '@vireo/contracts/billing'
import { AppError } from '#kernel/errors.ts'

/** The answer to somebody who asks for what their plan does not allow; `data.action` is what it would allow. */
export function impossible(action: SubscriptionAction, message?: string): AppError {
  return new AppError('subscription_action_not_possible', {
    data: { action },
    ...(message !== undefined && { message }),
  })
}
