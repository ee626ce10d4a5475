import type { Transcript } from '@vireo/transcripts'
import { Button, uiWords } from '@vireo/ui'

import { ApiError, briefMessageOf } from '#kit/api/index.ts'
import { type Saver, useSaveState } from '#kit/saving/index.ts'
import { transcriptionWords } from '../words.ts'

/** Says whether what was corrected is kept; where somebody else was faster, it offers their version. */
export function SaveNote({ saver, onReload }: { readonly saver: Saver<Transcript>; readonly onReload: () => void }) {
  const state = useSaveState(saver)
  if (state.kind !== 'failed')
    return (
      <p aria-live="polite" className="text-xs leading-6 text-muted">
        {state.kind === 'saving' ? transcriptionWords.saving : transcriptionWords.saved}
      </p>
    )
  const isChanged = state.error instanceof ApiError && state.error.code === 'transcript_changed'
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
      <span>{transcriptionWords.notSaved(briefMessageOf(state.error))}</span>
      <Button size="sm" onClick={isChanged ? onReload : () => void saver.flush().catch(() => undefined)}>
        {isChanged ? transcriptionWords.reload : uiWords.tryAgain}
      </Button>
    </div>
  )
}
