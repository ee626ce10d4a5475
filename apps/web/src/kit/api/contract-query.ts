import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@vireo/contracts/kit'

import { call, type JsonEndpoint } from './call.ts'

/** Makes the query of an endpoint: its key is the endpoint's id and the input. */
export function contractQuery<E extends JsonEndpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}
