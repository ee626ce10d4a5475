import type { SubscriptionAction } from '@vireo/contracts/billing'
import { AppError } from '#kernel/errors.ts'

/** Returns the error for an action that a plan does not allow; `data.action` says which one it does. */
export function impossible(action: SubscriptionAction, message?: string): AppError {
  return new AppError('subscription_action_not_possible', {
    data: { action },
    ...(message !== undefined && { message }),
  })
}
