import { libraryWords } from './words.ts'

/** Labels that the product knows by a word of the reader's language; others stand as their owner wrote them. */
export function labelName(label: string): string {
  const known = libraryWords.labels[label]
  if (known !== undefined) return known
  const spaced = label.replaceAll('_', ' ')
  return spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1)
}

/** What voices are labelled with, and what is offered to whoever labels or narrows. */
export const labelChoices = {
  gender: ['female', 'male', 'neutral'],
  age: ['young', 'middle_aged', 'old'],
  use_case: [
    'narration',
    'conversational',
    'characters',
    'social_media',
    'entertainment',
    'advertisement',
    'informative_educational',
    'news',
  ],
} as const
