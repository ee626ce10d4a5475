import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

const permission = 'voices_write'

/**
 * Throws `insufficient_permissions` unless the caller may write voices: those of an engine that speaks come and go with
 * it, and a program that may not make voices makes none by an engine either.
 */
export function assertMayMakeVoices({ actor }: Pick<Context, 'actor'>): void {
  if (actor.permissions === 'all' || actor.permissions.includes(permission)) return
  throw new AppError('insufficient_permissions', { message: `This takes the permission ${permission}.` })
}
