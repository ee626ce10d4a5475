import type { Translation } from '@vireo/contracts/kit'
import type { playerWords } from './words.ts'

export const playerGerman: Translation<typeof playerWords> = {
  player: 'Diese Seite anhören',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: '10 Sekunden zurück',
  position: 'Stelle',
  of: '{at} von {total}',
  speed: 'Tempo: {rate}×',
  failed: 'Das lässt sich gerade nicht abspielen. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  generated: 'Vorgelesen von einer Computerstimme',
  sampleTitle: 'Der Titel Ihrer Seite',
  sampleAuthor: 'Autorin oder Autor',
}
