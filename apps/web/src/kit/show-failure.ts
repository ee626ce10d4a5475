import { showError } from '@vireo/ui'

import { isAborted, messageOf } from './api/index.ts'

/** Tells that something failed, and why if the server said so. What was called off did not fail. */
export function showFailure(error: unknown): void {
  if (!isAborted(error)) showError(messageOf(error))
}
