import type { Input } from '@vireo/contracts/kit'
import { type OrderLanguages, type productionsEndpoints, targetsFrom, traitsOf } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { allLanguages, labelOf } from './language-of.ts'
import { pairsFor } from './price-of.ts'
import { listPrices } from './price-store.ts'

/** Lists the languages for which there is a price. Throws `feature_not_available` for dubs, which nobody can make here. */
export async function listLanguages(
  ctx: Context,
  { order_item_kind: service }: Input<typeof productionsEndpoints.listLanguages>,
): Promise<OrderLanguages> {
  if (service === 'dub') throw new AppError('feature_not_available', { message: noDubs })
  // Looked up once: thousands of pairs are asked for.
  const priced = new Set(
    (await listPrices(ctx))
      .filter((price) => price.service === service && price.priority === 'normal')
      .map(({ source_language: from, target_language: to }) => `${from} ${to}`),
  )
  const has = (source: string, target: string) =>
    pairsFor(source, target).some(([from, to]) => priced.has(`${from} ${to}`))
  if (traitsOf(service).languages === 'one')
    return { kind: 'single', languages: allLanguages.filter((code) => has(code, code)).map(labelOf) }
  const pairs = allLanguages.map((source) => ({
    source_language: labelOf(source),
    destination_languages: targetsFrom(service, source, allLanguages)
      .filter((target) => has(source, target))
      .map(labelOf),
  }))
  return { kind: 'pair', language_pairs: pairs.filter((pair) => pair.destination_languages.length > 0) }
}

/** Why nobody can order a dub. */
export const noDubs = 'Dubs cannot be ordered here.'
