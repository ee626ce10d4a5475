import { words } from '#kit/language/index.ts'

type Sentences = Readonly<Record<string, string>>

/** Each slice says beside its acts what they read as. */
const ofSlices = import.meta.glob<Readonly<Record<string, Sentences>>>(
  '../../../../../../../packages/contracts/src/*/act-sentences.ts',
  { eager: true },
)
const english = Object.values(ofSlices).flatMap((file) => Object.values(file).flatMap(Object.entries<string>))

/** What each act of the log reads as, by its name; of an act that a newer server knows there is none. */
export const actSentences: Sentences = words('act-sentences', Object.fromEntries(english))
