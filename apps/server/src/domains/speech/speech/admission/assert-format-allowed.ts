import type { OutputFormat } from '@vireo/audio'
import { AppError } from '#kernel/errors.ts'
import type { Plan } from '#usage'

/** Refuses an encoding that the workspace's plan does not include. */
export function assertFormatAllowed(format: OutputFormat, plan: Plan): void {
  const { mp3BitrateKbpsMax, pcmSampleRateHzMax } = plan.entitlements
  const tooRich =
    (format.codec === 'mp3' && (format.bitrateKbps ?? 0) > mp3BitrateKbpsMax) ||
    ((format.codec === 'pcm' || format.codec === 'wav') && format.sampleRateHz > pcmSampleRateHzMax)
  if (!tooRich) return
  throw new AppError('feature_not_available', {
    message: 'Your plan does not include this output format.',
    legacyStatus: 'output_format_not_allowed',
    param: 'output_format',
  })
}
