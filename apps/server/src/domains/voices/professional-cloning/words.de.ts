import type { Translation } from '@vireo/contracts/kit'
import type { professionalWords } from './words.ts'

export const professionalGerman: Translation<typeof professionalWords> = {
  trained: {
    title: (name) => `Ihre professionelle Stimme „${name}“ ist trainiert`,
    text: 'Sie können sie jetzt überall verwenden, wo Sie eine Stimme wählen.',
  },
  failed: {
    title: (name) => `Ihre professionelle Stimme „${name}“ konnte nicht trainiert werden`,
    // The reason is told by engines, in English; the voice's page shows it.
    text: () => 'Woran es lag, steht auf der Seite der Stimme.',
  },
  verified: {
    title: (name) => `Ihre professionelle Stimme „${name}“ ist bestätigt`,
    text: 'Sie können sie jetzt trainieren.',
  },
  declined: {
    title: (name) => `Ihre professionelle Stimme „${name}“ konnte nicht bestätigt werden`,
    text: 'Die Dokumente belegen nicht, dass die Stimme Ihre ist. Sie können andere senden.',
  },
}
