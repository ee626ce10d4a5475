import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/** A program agrees to terms only where its key was made for that. Throws 403 otherwise. */
export function assertMayAgree({ permissions }: Actor): void {
  if (permissions === 'all' || permissions.includes('terms_of_service_accept')) return
  throw new AppError('insufficient_permissions', {
    message: 'This credential needs the permission terms_of_service_accept to agree to terms.',
    data: { permission: 'terms_of_service_accept' },
  })
}
