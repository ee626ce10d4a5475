import { Button, ErrorState, uiWords } from '@vireo/ui'

import { ApiError, messageOf } from '../api/index.ts'
import { isNotAllowed, NotAllowed } from '../not-allowed.tsx'
import { kitWords } from '../words.ts'

export type QueryErrorProps = {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => unknown
  /** What helps, where that is known. */
  readonly advice?: string | undefined
  /** Stands beside something that works, and leaves it the room. */
  readonly compact?: boolean
}

/**
 * Shows what stands where content could not be loaded: the cause, the request id, and a way to try again. Who may not see
 * it hears that nothing broke, and who can help.
 */
export function QueryError({ title, error, onRetry, advice, compact = false }: QueryErrorProps) {
  const again = () => void onRetry()
  if (isNotAllowed(error) && !compact)
    return (
      <div role="alert">
        <NotAllowed
          title={kitWords.notAllowed}
          help={`${messageOf(error)} ${kitWords.notAllowedHelp}`}
          more={
            <Button variant="ghost" onClick={again}>
              {uiWords.tryAgain}
            </Button>
          }
        />
      </div>
    )
  return (
    <ErrorState
      title={title}
      cause={messageOf(error)}
      {...(advice !== undefined && { advice })}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={again}
      compact={compact}
    />
  )
}

/** Shows the same for models and voices, in the words that people search for. */
export function CatalogueError({ error, ...rest }: Omit<QueryErrorProps, 'title'>) {
  const status = error instanceof ApiError ? error.status : 0
  return <QueryError title={kitWords.catalogueFailed(status)} error={error} {...rest} />
}
