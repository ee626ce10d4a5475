import { ShareReport } from '@vireo/contracts/sharing'
import type { Context } from '#kernel/context.ts'
import { beginAttempt } from '#identity'
import { isTooOften } from '#kernel/errors.ts'
import type { ReportRow } from '../tables.ts'

/** What is reported beyond it is counted, but its words are not kept: whoever decides has read enough. */
export const reportsKeptMax = 100

/** What somebody says about something public, or the word for why that is not kept. */
export type ReadReport =
  | { readonly said: Pick<ReportRow, 'reason' | 'message'>; readonly refused?: never }
  | { readonly said?: never; readonly refused: { readonly word: 'reason' | 'often'; readonly status: number } }

/** Reads the form by which somebody outside reports a thing; how often from one address is limited. */
export async function readReport(ctx: Context, thing: string, rawBody: Uint8Array): Promise<ReadReport> {
  const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
  const report = ShareReport.safeParse(Object.fromEntries(form))
  if (!report.success || report.data.message.includes('\0')) return { refused: { word: 'reason', status: 422 } }
  try {
    await beginAttempt(ctx, 'shareReport', thing)
  } catch (error) {
    if (!isTooOften(error)) throw error
    return { refused: { word: 'often', status: 429 } }
  }
  return { said: report.data }
}
