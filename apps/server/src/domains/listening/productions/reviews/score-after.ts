import type { ReviewScores } from '@vireo/contracts/productions'
import type { ProducerRow } from '../people/producer-tables.ts'

/** Tells how a producer stands after one more review: the mean of all of them, 20…100. Pure. */
export function scoreAfter(
  { score, reviews }: Pick<ProducerRow, 'score' | 'reviews'>,
  { meaning, timing, spelling, style }: ReviewScores,
): Pick<ProducerRow, 'score' | 'reviews'> {
  const given = (meaning + timing + spelling + style) * 5
  return { score: ((score ?? 0) * reviews + given) / (reviews + 1), reviews: reviews + 1 }
}
