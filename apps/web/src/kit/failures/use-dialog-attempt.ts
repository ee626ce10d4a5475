import type { DialogProblem } from '@vireo/ui'
import { useState } from 'react'

import { ApiError, briefMessageOf, isAborted } from '../api/index.ts'

/** What a dialog says of a failure, and the code by which it may say what helps. */
export type DialogFailure = DialogProblem & { readonly code?: string }

/** Tries something for an open dialog, and `after` it what follows; what fails is a `problem` that the dialog shows. */
export function useDialogAttempt(after: () => Promise<unknown> = async () => undefined) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DialogFailure>()
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
      await after()
    } catch (error) {
      if (!isAborted(error)) setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, attempt }
}

/** Answers what a dialog says of a failure. */
export function problemOf(error: unknown): DialogFailure {
  return {
    message: briefMessageOf(error),
    ...(error instanceof ApiError && { requestId: error.requestId, code: error.code }),
  }
}
