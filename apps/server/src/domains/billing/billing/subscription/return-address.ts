import { redirectTarget } from '@vireo/contracts/actions'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

const billingScreen = '/app/subscription'

/**
 * Returns the absolute address that a hosted page leads back to. Throws `invalid_parameters` for one outside this
 * product.
 */
export function returnAddress(
  ctx: With<'settings'>,
  wanted: string | undefined,
  outcome?: 'success' | 'canceled',
): string {
  const { origin } = ctx.ports.settings.publicUrl
  const target = redirectTarget(wanted ?? billingScreen, origin)
  if (target === undefined) {
    throw new AppError('invalid_parameters', {
      message: 'The place to come back to is not part of this product.',
      param: 'relative_redirect_path',
    })
  }
  const url = new URL(target, origin)
  if (outcome) url.searchParams.set('checkout', outcome)
  return url.href
}
