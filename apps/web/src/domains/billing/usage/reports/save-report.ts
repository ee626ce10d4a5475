import { toCsv } from '#kit/files/csv.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { reportWords } from '../report/words.ts'
import { csvRows, type UsageReport } from './usage-report.ts'

/** Saves the figures of a report as a file for spreadsheets. */
export function saveReport(report: UsageReport, metric: string): void {
  const { day, name } = reportWords
  const csv = toCsv(csvRows(report, [day, name, metric], isoDay))
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), `usage-${isoDay(report.times[0] ?? 0)}.csv`)
}

/** Writes a day as spreadsheets everywhere read it, in the viewer's zone. */
function isoDay(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}
