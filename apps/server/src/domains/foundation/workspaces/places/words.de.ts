import type { placeWords } from './words.ts'

export const placeGerman: typeof placeWords = {
  own: 'Mein Arbeitsbereich',
  ownOf: (firstName) => `Arbeitsbereich von ${firstName}`,
}
