import { type OrderItemRequest, traitsOf } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/** Refuses what programs cannot order: some kinds are put together on the screen alone. Throws `feature_not_available`. */
export function assertMayOrder({ actor }: Pick<Context, 'actor'>, { kind }: OrderItemRequest): void {
  if (kind === 'dub' || traitsOf(kind).byKey || actor.kind !== 'api-key') return
  throw new AppError('feature_not_available', {
    message: 'This kind of work can be ordered on the screen only, not with an API key.',
    param: 'kind',
  })
}
