import { AppError } from '#kernel/errors.ts'
import { OutboundError } from '#ports/outbound.ts'

/** Makes the error that says why a provider could not be reached, in words for whoever entered its address. */
export function unreachable(error: unknown, otherwise: string): AppError {
  const reason = outboundReason(error)
  return reason
    ? new AppError('identity_provider_unreachable', { message: reason.message, cause: error })
    : new AppError('identity_provider_unusable', { message: otherwise, cause: error })
}

/** Finds the outbound guard's refusal among the causes of an error. */
function outboundReason(error: unknown): OutboundError | undefined {
  if (error instanceof OutboundError) return error
  return error instanceof Error && error.cause !== undefined ? outboundReason(error.cause) : undefined
}

/** Throws unless a browser can be sent to an address: text from a provider must never run as a script of ours. */
export function assertBrowserAddress(address: string): void {
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new AppError('identity_provider_unusable', { message: 'The address for signing in is not one of the web.' })
}
