import type { ShownSecretWords } from '#kit/copy/shown-secret.tsx'
import { serviceAccountWords } from '../words.ts'

/** Gathers the words of the dialog that shows a key, in the language of the moment. */
export function secretWords(): ShownSecretWords {
  return {
    title: serviceAccountWords.shownTitle,
    lead: serviceAccountWords.shownLead,
    label: serviceAccountWords.key,
    copy: serviceAccountWords.copy,
    copied: serviceAccountWords.copied,
    done: serviceAccountWords.shownDone,
  }
}
