import { Button, uiWords } from '@vireo/ui'

import { briefMessageOf } from '#kit/api/index.ts'
import { publishingWords } from '../words.ts'
import { type Saver, useSaveState } from '#kit/saving/index.ts'

/** Says whether what was changed is kept, and what keeps it from being; then lets one try again. */
export function SaveNote({ saver }: { readonly saver: Pick<Saver<never>, 'state' | 'subscribe' | 'flush'> }) {
  const state = useSaveState(saver)
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
        <span>{publishingWords.notSaved(briefMessageOf(state.error))}</span>
        <Button size="sm" onClick={() => void saver.flush().catch(() => undefined)}>
          {uiWords.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <p aria-live="polite" className="text-xs leading-6 text-muted">
      {state.kind === 'saving' ? publishingWords.saving : publishingWords.saved}
    </p>
  )
}
