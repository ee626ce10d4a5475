import type { Input } from '@vireo/contracts/kit'
import type { Producers, productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { presentProducer } from './get-producer.ts'
import { type BusyProducer, listProducersIn } from './producer-store.ts'

export type ProducerPage = { readonly rows: readonly BusyProducer[]; readonly hasMore: boolean }

/** Lists who works here, for whoever runs the instance. Throws `operator_only`. */
export async function listProducers(
  ctx: With<'settings'>,
  { state, cursor, page_size: size }: Input<typeof productionsEndpoints.listProducers>,
): Promise<ProducerPage> {
  await requireOperator(ctx)
  const rows = await listProducersIn(ctx, { state, after: cursor ?? '', limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of producers. */
export function presentProducers({ rows, hasMore }: ProducerPage): Producers {
  return {
    producers: rows.map((row) => ({ ...presentProducer(row), open_tasks: row.open_tasks })),
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}
