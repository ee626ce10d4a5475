import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { csvLine } from '#kernel/formats/csv-line.ts'
import { type HeardLine, listHeardOn, listNamesOf } from './listen-store.ts'
import { type Asked, rangeOf } from './range-of.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Answers with what was heard as CSV: a line for each day, page and country. A day is read at a time. */
export async function exportAnalytics(ctx: Context, asked: Asked): Promise<ByteAnswer> {
  const { from, until, projectId } = await rangeOf(ctx, asked)
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="audio-native-${asked.from}-${asked.to}.csv"` },
    send: async (sink) => {
      sink.write(Buffer.from('day,page_id,url,country,plays,completed,listened_seconds\r\n'))
      for (let day = from.getTime(); day < until.getTime() && !sink.gone; day += dayMs) {
        const rows = await listHeardOn(ctx, { from: new Date(day), until: new Date(day + dayMs), projectId })
        if (rows.length === 0) continue
        const names = await listNamesOf(ctx, [...new Set(rows.map((row) => row.page_id))])
        const addressOf = new Map(names.map(({ id, address }) => [id, address]))
        const lines = rows.map((row) => lineOf(row, addressOf.get(row.page_id) ?? ''))
        if (!sink.write(Buffer.from(lines.join('')))) await sink.drained()
      }
    },
  }
}

function lineOf({ day, page_id: page, country, plays, completed, seconds }: HeardLine, url: string): string {
  return csvLine([day, page, url, country, plays, completed, seconds])
}
