import { ErrorState } from '@vireo/ui'

import { ApiError, messageOf } from '../api/index.ts'
import { kitWords } from '../words.ts'

/** Shows what stands where content could not be loaded: the cause, the request id, and a way to try again. */
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

/** Shows the same for models and voices, in the words that people search for. */
export function CatalogueError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const status = error instanceof ApiError ? error.status : 0
  return <QueryError title={kitWords.catalogueFailed(status)} error={error} onRetry={onRetry} />
}
