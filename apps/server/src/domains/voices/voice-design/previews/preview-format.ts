import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { assertFormatAllowed } from '#speech'
import { planOf } from '#usage'

const best = 'mp3_44100_192'
const plainest = 'mp3_44100_128'

/**
 * Returns the format of previews: the one asked for, else the better of two that the plan allows. Throws
 * `invalid_output_format`, or where the plan does not allow it.
 */
export async function previewFormat(ctx: Context, asked: string | undefined): Promise<OutputFormat> {
  const plan = await planOf(ctx)
  const usual = plan.entitlements.mp3BitrateKbpsMax >= 192 ? best : plainest
  const format = parseOutputFormat(asked ?? usual)
  if (!format) throw new AppError('invalid_output_format', { param: 'output_format' })
  assertFormatAllowed(format, plan)
  return format
}
