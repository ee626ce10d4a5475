import type { AudioNativeAnalytics } from '@vireo/contracts/audio-native'
import type { Bar } from '@vireo/ui'

import { barsByDay, type ReportDays } from '#kit/reports/index.ts'
import type { HeardMetric } from './heard-filter.ts'

/** Makes the bars of a picture, of plays or of minutes. */
export function heardBars(
  { days }: AudioNativeAnalytics,
  { metric, ...asked }: ReportDays & { readonly metric: HeardMetric },
): readonly Bar[] {
  const heard = new Map(days.map((day) => [day.day, metric === 'plays' ? day.plays : day.listened_seconds / 60]))
  return barsByDay(asked, heard)
}
