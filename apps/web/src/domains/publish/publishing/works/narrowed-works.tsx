import { workKinds } from '@vireo/contracts/publishing'
import { Button, EmptyState, FilterBar, FilterSelect } from '@vireo/ui'

import { useAddressQuery } from '#kit/routing/index.ts'
import type { ListedWork } from '../queries.ts'
import { publishingWords } from '../words.ts'
import { narrowed, workStands } from './work-state.ts'
import { WorkTable } from './work-table.tsx'

/** Lists works, and narrows them by letters, by how they stand and by what they are; the address keeps it. */
export function NarrowedWorks({
  works,
  mayChange,
}: {
  readonly works: readonly ListedWork[]
  readonly mayChange: boolean
}) {
  const [query, change] = useAddressQuery()
  const { stands, kinds } = publishingWords
  const filter = { search: query.get('search') ?? '', stand: query.get('state') ?? '', kind: query.get('kind') ?? '' }
  const found = narrowed(works, filter)
  const stand = workStands.find((one) => one === filter.stand)
  const kind = workKinds.find((one) => one === filter.kind)
  const clear = () => change({ search: undefined, state: undefined, kind: undefined })
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        search={{
          label: publishingWords.search,
          value: filter.search,
          onChange: (search) => change({ search }),
        }}
        filters={
          <>
            <FilterSelect
              label={publishingWords.columnState}
              anyLabel={publishingWords.anyState}
              options={workStands.map((value) => ({ value, label: stands[value] }))}
              value={filter.stand}
              onChange={(state) => change({ state })}
            />
            <FilterSelect
              label={publishingWords.kind}
              anyLabel={publishingWords.anyKind}
              options={workKinds.map((value) => ({ value, label: kinds[value] }))}
              value={filter.kind}
              onChange={(wanted) => change({ kind: wanted })}
            />
          </>
        }
        chips={[
          ...(stand ? [{ id: 'state', label: stands[stand], onRemove: () => change({ state: undefined }) }] : []),
          ...(kind ? [{ id: 'kind', label: kinds[kind], onRemove: () => change({ kind: undefined }) }] : []),
        ]}
        onClear={clear}
        count={works.length}
      />
      {found.length > 0 ? (
        <WorkTable works={found} mayChange={mayChange} />
      ) : (
        <div className="rounded-lg bg-surface">
          <EmptyState
            title={publishingWords.nothingMatches}
            action={<Button onClick={clear}>{publishingWords.showAll}</Button>}
          />
        </div>
      )}
    </div>
  )
}
