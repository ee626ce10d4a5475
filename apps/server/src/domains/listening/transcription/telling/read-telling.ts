import type { Input } from '@vireo/contracts/kit'
import { transcriptionLimits, type transcriptionEndpoints } from '@vireo/contracts/transcription'
import { listChosen } from '#webhooks'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { readFormats } from '../exporting/read-formats.ts'
import { chosenBy } from './chosen-by.ts'
import type { Telling } from './telling.ts'

type Asked = Pick<
  Input<typeof transcriptionEndpoints.convert>,
  'additional_formats' | 'enable_logging' | 'webhook' | 'webhook_id' | 'webhook_metadata'
>

const depthMax = 2

/**
 * Reads whether and how webhooks are to be told what was heard; undefined where the answer comes with the request. Throws
 * `webhook_unknown` where nobody would be told, `invalid_parameters`, and `recognition_option_refused` for what is not to be kept: it
 * would have to be until it is told.
 */
export async function readTelling(ctx: Context, asked: Asked): Promise<Telling | undefined> {
  if (!asked.webhook) {
    for (const param of ['webhook_id', 'webhook_metadata'] as const)
      if (asked[param]) throw refused(`This goes with webhook=true.`, param)
    return undefined
  }
  if (!asked.enable_logging) {
    const message = 'What is told later has to be kept until then. Wait for the answer, or let it be logged.'
    throw new AppError('recognition_option_refused', { message, param: 'enable_logging' })
  }
  const telling = {
    requestId: ctx.requestId,
    webhookId: asked.webhook_id || null,
    metadata: readMetadata(asked.webhook_metadata),
    formats: readFormats(asked.additional_formats),
  }
  if ((await listChosen(ctx, await chosenBy(ctx, telling))).length > 0) return telling
  if (telling.webhookId) throw new AppError('webhook_unknown', { param: 'webhook_id' })
  const message = 'No webhook of this workspace listens to transcripts. Name one, or let one listen to speech_to_text.'
  throw new AppError('webhook_unknown', { message, param: 'webhook' })
}

/** Reads what is told beside the words: an object two levels deep, or a text. Throws `invalid_parameters`. */
function readMetadata(text: string | null | undefined): unknown {
  if (!text) return null
  const param = 'webhook_metadata'
  if (Buffer.byteLength(text) > transcriptionLimits.metadataBytesMax)
    throw refused(`This may have ${transcriptionLimits.metadataBytesMax} bytes.`, param)
  const metadata = parsed(text)
  if (typeof metadata !== 'object' || metadata === null) return text
  if (depthOf(metadata) > depthMax) throw refused(`This may be ${depthMax} levels deep.`, param)
  return metadata
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

function refused(message: string, param: string): AppError {
  return new AppError('invalid_parameters', { message, param })
}
