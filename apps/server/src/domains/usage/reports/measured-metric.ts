import type { UsageMetric } from '@vireo/contracts'
import { AppError } from '../../../kernel/errors.ts'

/** What the ledger knows of every charge. */
export type MeasuredMetric = 'credits' | 'request_count' | 'tts_characters' | 'minutes_used'

/** The metric, if it is measured at all: `metric_not_measured` for what would have to be made up. */
export function measuredMetric(metric: UsageMetric): MeasuredMetric {
  switch (metric) {
    case 'credits':
    case 'request_count':
    case 'tts_characters':
    case 'minutes_used':
      return metric
    default:
      throw new AppError('metric_not_measured', {
        message: `${metric} is not measured here; credits, request_count, tts_characters and minutes_used are.`,
        param: 'metric',
      })
  }
}
