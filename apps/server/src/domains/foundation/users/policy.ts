import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/**
 * Throws 403 unless the credential has the permission to agree to terms, which a program's key must be given expressly.
 */
export function assertMayAgree({ permissions }: Actor): void {
  if (permissions === 'all' || permissions.includes('terms_of_service_accept')) return
  throw new AppError('insufficient_permissions', {
    message: 'This credential needs the permission terms_of_service_accept to agree to terms.',
    data: { permission: 'terms_of_service_accept' },
  })
}
