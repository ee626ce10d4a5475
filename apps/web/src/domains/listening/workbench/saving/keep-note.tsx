import { Button, uiWords } from '@vireo/ui'

import { ApiError, briefMessageOf } from '#kit/api/index.ts'
import { useSaveState } from '#kit/saving/index.ts'
import { workbenchWords } from '../words.ts'
import type { Keeping } from './use-keeping.ts'

/** Says whether what was written is kept: on the server, or in this browser until the server can be reached. */
export function KeepNote({ keeping: { saver, isHeld } }: { readonly keeping: Pick<Keeping, 'saver' | 'isHeld'> }) {
  const state = useSaveState(saver)
  // What others saved is put together with it, and sent again.
  const isMet = state.kind === 'failed' && state.error instanceof ApiError && state.error.status === 409
  if (state.kind !== 'failed' || isMet)
    return (
      <p aria-live="polite" className="text-xs leading-6 text-muted">
        {state.kind === 'saved' ? workbenchWords.saved : workbenchWords.saving}
      </p>
    )
  const { error } = state
  const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return (
    <output className="flex flex-wrap items-center gap-2 text-xs text-warning">
      <span>{isAway && isHeld ? workbenchWords.keptHere : workbenchWords.notSaved(briefMessageOf(error))}</span>
      <Button size="sm" onClick={() => void saver.flush().catch(() => undefined)}>
        {uiWords.tryAgain}
      </Button>
    </output>
  )
}
