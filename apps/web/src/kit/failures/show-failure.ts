import { showError } from '@vireo/ui'

import { briefMessageOf, isAborted } from '../api/index.ts'
import { TellableError } from './tellable-error.ts'

/** Tells that something failed, and why if the server said so. What was called off did not fail. */
export function showFailure(error: unknown): void {
  if (isAborted(error)) return
  showError(error instanceof TellableError ? error.message : briefMessageOf(error))
}
