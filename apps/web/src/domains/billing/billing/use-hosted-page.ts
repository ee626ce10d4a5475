import { useMutation } from '@tanstack/react-query'
import type { billingEndpoints } from '@vireo/contracts/billing'

import { call } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

type Opens = typeof billingEndpoints.createPortalSession | typeof billingEndpoints.createUpdatePaymentMethodsSession

/** Opens a page of the payment provider; from there the browser comes back to the subscription. */
export function useHostedPage(endpoint: Opens) {
  return useMutation({
    mutationFn: () => call(endpoint, { relative_redirect_path: paths.subscription }),
    onSuccess: ({ url }) => location.assign(url),
    onError: showFailure,
  })
}
