import type { Context } from '#kernel/context.ts'
import { insertOutage, removeOutage } from './request-store.ts'

/** Plays a provider that cannot be reached, until it is ended. */
export function setSandboxDown(ctx: Context, isDown: boolean): Promise<void> {
  return isDown ? insertOutage(ctx) : removeOutage(ctx)
}
