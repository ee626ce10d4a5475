import { formatExact } from '../format/index.ts'
import { kitWords } from '../words.ts'

/** Says how many characters of a text count, and how many may be: as the contracts count them, without what stands around it. */
export function lengthText(text: string, limit: number): string {
  return kitWords.charactersUsed(formatExact([...text.trim()].length), formatExact(limit))
}
