import { formatExact } from '#kit/format/index.ts'
import { staffWords } from '../words.ts'

/** Says how much of its plan a workspace has used. */
export function usageText({
  character_count: used,
  character_limit: limit,
}: {
  readonly character_count: number
  readonly character_limit: number
}): string {
  return limit < 0 ? staffWords.usedOf(formatExact(used)) : staffWords.used(formatExact(used), formatExact(limit))
}
