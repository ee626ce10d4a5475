import type { AuditLogEntry } from '@vireo/contracts/audit'
import { dayOf } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import { currentLocale } from '#kit/language/index.ts'
import { auditWords } from './words.ts'

export type LogDay = { readonly day: string; readonly title: string; readonly entries: readonly AuditLogEntry[] }

/** Sorts entries, newest first, by the day on which they happened where the viewer is. */
export function daysOf(entries: readonly AuditLogEntry[]): LogDay[] {
  const days = new Map<string, AuditLogEntry[]>()
  for (const entry of entries) days.set(dayOf(entry.time), [...(days.get(dayOf(entry.time)) ?? []), entry])
  return [...days].map(([day, ofDay]) => ({ day, title: titleOf(ofDay[0]?.time ?? 0, day), entries: ofDay }))
}

function titleOf(time: number, day: string): string {
  if (day === dayOf(nowMs())) return auditWords.today
  if (day === dayOf(nowMs() - 86_400_000)) return auditWords.yesterday
  return new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(time)
}

/** Writes the time of day where the viewer is. */
export function timeOfDay(unixMs: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(unixMs)
}
