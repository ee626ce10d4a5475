import type { Translation } from '@vireo/contracts/kit'
import type { webhookWords } from './words.ts'

export const webhookGerman: Translation<typeof webhookWords> = {
  disabled: {
    title: 'Ein Webhook wurde ausgeschaltet',
    text: (name) =>
      `Eine Woche lang hat nichts „${name}“ erreicht, deshalb wird nichts mehr dorthin gesendet. Bringen Sie den Empfänger in Ordnung, dann schalten Sie den Webhook wieder ein.`,
  },
}
