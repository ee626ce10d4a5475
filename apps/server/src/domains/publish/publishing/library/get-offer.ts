import type { Input } from '@vireo/contracts/kit'
import type { Offer, publishingEndpoints } from '@vireo/contracts/publishing'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { canSell } from '#selling'
import { getPublished } from './find-published.ts'

/** Tells what a work is and what it costs. Throws `published_work_not_found`, and `work_not_for_sale` where nobody can buy it. */
export async function getOffer(
  ctx: With<'sales' | 'settings'>,
  input: Input<typeof publishingEndpoints.getOffer>,
): Promise<Offer> {
  const { edition, price } = await getPublished(ctx, input)
  if (!price || !(await canSell(ctx, edition.workspace_id))) throw new AppError('work_not_for_sale')
  const { work_id, kind, title, author } = edition
  return {
    work_id,
    kind,
    title,
    author,
    price,
    url: new URL(`/library/${work_id}`, ctx.ports.settings.contentUrl).href,
  }
}
