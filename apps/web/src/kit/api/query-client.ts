import { QueryClient } from '@tanstack/react-query'

import { ApiError } from './api-error.ts'

const retriesMax = 2

/**
 * Tells whether repeating helps: where no answer came or the server stumbled; never where it understood and refused.
 */
export function worthRetrying(failures: number, error: unknown): boolean {
  return failures < retriesMax && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Creates what keeps everything that the page knows of the server, for 30 seconds before it asks again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: worthRetrying } } })
}
