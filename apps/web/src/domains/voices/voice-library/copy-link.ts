import type { LibraryVoice } from '@vireo/contracts/voice-library'

import { copyText } from '#kit/copy/copy-text.ts'
import { addressOfShared } from './shared-address.ts'
import { libraryWords } from './words.ts'

/** Puts the address of a published voice on the clipboard. */
export function copyLink(voice: Pick<LibraryVoice, 'public_owner_id' | 'voice_id'>): void {
  const link = new URL(addressOfShared(voice), globalThis.location.origin).href
  void copyText(link, { copied: libraryWords.linkCopied, notCopied: libraryWords.linkFailed })
}
