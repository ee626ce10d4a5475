import { redirectTarget } from '@vireo/contracts/actions'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

/**
 * Returns the absolute address the browser comes back to, the payouts screen by default. Throws `invalid_parameters`
 * for a place outside this product.
 */
export function returnTarget(ctx: With<'settings'>, wanted: string | undefined): string {
  const { publicUrl } = ctx.ports.settings
  const target = redirectTarget(wanted ?? '/app/payouts', publicUrl.origin)
  if (target !== undefined) return new URL(target, publicUrl).href
  throw new AppError('invalid_parameters', {
    message: 'The address to come back to is not one of this product.',
    param: 'relative_redirect_path',
  })
}
