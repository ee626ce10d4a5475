import type { UsageMetric } from '@vireo/contracts/usage'

/** A metric that the ledger knows of every charge. */
export type MeasuredMetric = 'credits' | 'request_count' | 'tts_characters' | 'minutes_used'

const measured: readonly MeasuredMetric[] = ['credits', 'request_count', 'tts_characters', 'minutes_used']

/** Returns the metric if it is measured; undefined otherwise, because a report makes nothing up. */
export function measuredMetric(metric: UsageMetric): MeasuredMetric | undefined {
  return measured.find((known) => known === metric)
}
