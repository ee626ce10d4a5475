import type { UsageMetric } from '@vireo/contracts/usage'

/** What the ledger knows of every charge. */
export type MeasuredMetric = 'credits' | 'request_count' | 'tts_characters' | 'minutes_used'

const measured: readonly MeasuredMetric[] = ['credits', 'request_count', 'tts_characters', 'minutes_used']

/** The metric, if it is measured at all: nothing is made up, so a report of another one has no series. */
export function measuredMetric(metric: UsageMetric): MeasuredMetric | undefined {
  return measured.find((known) => known === metric)
}
