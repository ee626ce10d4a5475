import type { DialogProblem } from '@vireo/ui'
import { Suspense } from 'react'

import { VerifyAddress } from '#identity'
import type { DialogFailure } from '#kit/failures/use-dialog-attempt.ts'
import { PlansLink } from './no-seat-dialog.tsx'

/** Adds what helps to what went wrong, where something does: an address is verified, more seats come with a plan. */
export function withWayOn(failure: DialogFailure | undefined): DialogProblem | undefined {
  if (failure?.code === 'email_not_verified')
    return {
      ...failure,
      action: (
        <Suspense>
          <VerifyAddress />
        </Suspense>
      ),
    }
  return failure?.code === 'seats_full' ? { ...failure, action: <PlansLink /> } : failure
}
