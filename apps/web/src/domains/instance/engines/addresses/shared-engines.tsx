import { Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AddEngine, EngineList } from './engine-list.tsx'
import { useSharedEngines } from './queries.ts'
import { addressWords } from './words.ts'

/** Shows the engines by address that the whole instance uses. */
export function SharedEngines() {
  const { data, error, isPending, refetch } = useSharedEngines()
  const engines = data?.engines ?? []
  return (
    <section aria-labelledby="address-engines">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 id="address-engines" className="text-base font-medium">
            {addressWords.title}
          </h2>
          <p className="text-sm text-muted">{addressWords.lead}</p>
        </div>
        {data ? <AddEngine owner="instance" engines={engines} /> : null}
      </div>
      <div className="rounded-lg bg-surface px-4 py-1">
        {isPending ? <Skeleton className="my-3 h-12 w-full" /> : null}
        {error && !data ? <QueryError title={addressWords.failed} error={error} onRetry={refetch} /> : null}
        {data ? (
          <div className={engines.length === 0 ? 'py-3' : undefined}>
            <EngineList owner="instance" engines={engines} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
