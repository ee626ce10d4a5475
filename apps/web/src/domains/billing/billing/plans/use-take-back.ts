import { billingEndpoints } from '@vireo/contracts/billing'
import { type Tier } from '@vireo/contracts/users'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { showChangeFailure } from '../failures.ts'
import { useSubscriptionChange } from '../queries.ts'
import { billingWords } from '../words.ts'

/** Takes back what is scheduled: a cancellation or a downgrade. The tier names the button that was pressed. */
export function useTakeBack() {
  const renew = useSubscriptionChange<Tier>(() => call(billingEndpoints.renewSubscription, {}), {
    onDone: () => showSuccess(billingWords.done.renewed),
    onFailed: (error) => showChangeFailure('renew', error),
  })
  const keep = useSubscriptionChange<Tier>(() => call(billingEndpoints.cancelDowngrade, {}), {
    onDone: () => showSuccess(billingWords.done.kept),
    onFailed: (error) => showChangeFailure('cancelDowngrade', error),
  })
  return { renew, keep }
}
