import { redirectTarget, withParameters } from '@vireo/contracts'

import type { ActionParameters } from '../../../kit/arrival/index.ts'
import { paths } from '../../../kit/routing/index.ts'

/** Where somebody goes once their link has been handled: its continueUrl if it may be, with what it brought along. */
export function actionTarget(parameters: ActionParameters, origin: string): string {
  const { continueUrl, internalCode, newUser, sensitiveActionVerificationCode } = parameters
  return withParameters(redirectTarget(continueUrl, origin) ?? paths.home, {
    internalCode,
    newUser: newUser ? 'true' : undefined,
    sensitiveActionVerificationCode,
  })
}
