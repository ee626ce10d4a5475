import { transcriptionLimits } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'
import { OutboundError, type OutboundStream } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import type { RecordingAddress } from './address-in.ts'

export type Opening = { readonly timeoutMs: number; readonly signal: AbortSignal }

const redirectsMax = 5
/** What may be better a minute later. */
const passing: ReadonlySet<unknown> = new Set(['unresolved', 'unreachable', 'timeout', 'cut-off'])
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429])

/** Asks the address of a recording, through whatever guards addresses. Throws `recording_unreachable` for what answers no file. */
export async function openAddress(
  ctx: With<'outbound'>,
  address: RecordingAddress,
  { timeoutMs, signal }: Opening,
): Promise<OutboundStream> {
  const { addressBytesMax: maxBytes } = transcriptionLimits
  const options = { redirects: redirectsMax, maxBytes, timeoutMs, signal }
  const stream = await ctx.ports.outbound.open(address.url, options).catch((error: unknown) => {
    throw unreachable(error, address)
  })
  const { status, headers } = stream
  try {
    if (status !== 200) {
      const isPassing = status >= 500 || passingStatuses.has(status)
      throw refused(`This address answers with status ${status}, not with a recording.`, address, { isPassing })
    }
    if (/^(?:text\/html|application\/xhtml)/iu.test(headers['content-type'] ?? ''))
      throw refused('This address leads to a page. Send the address of the recording itself.', address)
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw unreachable(new OutboundError('too-large'), address)
    return stream
  } catch (error) {
    stream.close()
    throw error
  }
}

/** Tells what went wrong with an address in words for whoever gave it; everything else stays what it is. */
export function unreachable(error: unknown, address: RecordingAddress): unknown {
  if (!(error instanceof OutboundError)) return error
  return refused(error.message, address, { isPassing: passing.has(error.reason), cause: error })
}

/** Tells whether an address may answer when it is asked again. */
export function mayAnswerLater(error: unknown): boolean {
  return error instanceof AddressError && error.isPassing
}

class AddressError extends AppError {
  readonly isPassing: boolean

  constructor(message: string, param: string, { isPassing = false, cause }: Refusal) {
    super('recording_unreachable', { message, param, cause })
    this.isPassing = isPassing
  }
}

type Refusal = { readonly isPassing?: boolean; readonly cause?: unknown }

function refused(message: string, { fieldName }: RecordingAddress, why: Refusal = {}): AppError {
  return new AddressError(message, fieldName, why)
}
