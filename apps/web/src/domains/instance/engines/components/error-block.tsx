import { NotAllowedState } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { isForOperators } from '../queries.ts'
import { enginesWords } from '../words.ts'

/** Shows why there is nothing to see: that it is for operators, or what went wrong. */
export function ErrorBlock({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  if (!isForOperators(error)) return <QueryError title={enginesWords.failed} error={error} onRetry={onRetry} />
  return <NotAllowedState title={enginesWords.forOperators} help={enginesWords.forOperatorsHelp} />
}
