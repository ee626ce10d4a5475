import type { ShownSecretWords } from '#kit/copy/shown-secret.tsx'
import { webhookWords } from '../words.ts'

/** Gathers the words of the dialog that shows a secret, in the language of the moment. */
export function secretWords(): ShownSecretWords {
  return {
    title: webhookWords.shownTitle,
    lead: webhookWords.shownLead,
    label: webhookWords.secret,
    copy: webhookWords.copy,
    copied: webhookWords.copied,
    done: webhookWords.shownDone,
  }
}
