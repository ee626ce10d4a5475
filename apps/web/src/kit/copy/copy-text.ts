import { showError, showSuccess } from '@vireo/ui'

import { kitWords } from '../words.ts'

/** Puts a text on the clipboard, and tells whether it is there: whoever pastes something else learns it too late. */
export async function copyText(text: string, said: { copied?: string; notCopied?: string } = {}): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return showError(said.notCopied ?? kitWords.notCopied)
  }
  showSuccess(said.copied ?? kitWords.copied)
}
