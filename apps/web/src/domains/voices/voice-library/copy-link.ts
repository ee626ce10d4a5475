import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { showError, showSuccess } from '@vireo/ui'

import { addressOfShared } from './shared-address.ts'
import { libraryWords } from './words.ts'

/** Puts the address of a published voice on the clipboard. */
export function copyLink(voice: Pick<LibraryVoice, 'public_owner_id' | 'voice_id'>): void {
  const link = new URL(addressOfShared(voice), globalThis.location.origin).href
  navigator.clipboard.writeText(link).then(
    () => showSuccess(libraryWords.linkCopied),
    () => showError(libraryWords.linkFailed),
  )
}
