import type { Translation } from '@vireo/contracts/kit'
import type { webhookWords } from './words.ts'

export const webhookGerman: Translation<typeof webhookWords> = {
  disabled: {
    title: 'Ein Webhook wurde abgeschaltet',
    text: (name) =>
      `Eine Woche lang hat nichts „${name}“ erreicht, deshalb wird nichts mehr dorthin geschickt. Reparieren Sie den Empfänger, und schalten Sie den Webhook dann wieder ein.`,
  },
}
