import { NotAllowedState } from '@vireo/ui'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { houseWords } from './words.ts'

type HouseErrorProps = { readonly error: unknown; readonly onRetry: () => unknown }

/** Says why there is nothing to see: that somebody does not run the instance, or what failed. */
export function HouseError({ error, onRetry }: HouseErrorProps) {
  if (error instanceof ApiError && error.code === 'operator_only')
    return <NotAllowedState title={houseWords.operatorOnly} help={houseWords.operatorOnlyText} />
  return <QueryError title={houseWords.failed} error={error} onRetry={onRetry} />
}
