import { Button, uiWords } from '@vireo/ui'

import { briefMessageOf } from '#kit/api/index.ts'
import { useSaveState } from '#kit/saving/index.ts'
import { workbenchWords } from '../words.ts'
import type { Keeping } from './use-keeping.ts'
import { whyNotKept } from './why-not-kept.ts'

/** Says whether what was written is kept: on the server, or in this browser until the server can be reached. */
export function KeepNote({ keeping: { saver, isHeld } }: { readonly keeping: Pick<Keeping, 'saver' | 'isHeld'> }) {
  const state = useSaveState(saver)
  const why = state.kind === 'failed' ? whyNotKept(state.error) : undefined
  // What others saved is put together with it, and sent again.
  if (state.kind !== 'failed' || why === 'met')
    return (
      <p aria-live="polite" className="text-xs leading-6 text-muted">
        {state.kind === 'saved' ? workbenchWords.saved : workbenchWords.saving}
      </p>
    )
  if (why === 'over') return <output className="text-xs leading-6 text-warning">{workbenchWords.over}</output>
  if (why === 'unfit')
    return (
      <output className="text-xs leading-6 text-warning">
        {workbenchWords.unfit(briefMessageOf(state.error), isHeld)}
      </output>
    )
  return (
    <output className="flex flex-wrap items-center gap-2 text-xs text-warning">
      <span>
        {why === 'away' && isHeld ? workbenchWords.keptHere : workbenchWords.notSaved(briefMessageOf(state.error))}
      </span>
      <Button size="sm" onClick={() => void saver.flush().catch(() => undefined)}>
        {uiWords.tryAgain}
      </Button>
    </output>
  )
}
