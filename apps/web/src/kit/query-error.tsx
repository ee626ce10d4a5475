import { ErrorState } from '@vireo/ui'

import { ApiError, messageOf } from './api/index.ts'

/** What stands where content could not be loaded: the cause, the request id, and a way to try again. */
export function QueryError({
  title,
  error,
  onRetry,
}: {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => unknown
}) {
  return (
    <ErrorState
      title={title}
      cause={messageOf(error)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void onRetry()}
    />
  )
}
