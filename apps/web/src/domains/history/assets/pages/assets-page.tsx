import { Button, EmptyState, FilterBar } from '@vireo/ui'
import { Folders, SearchX } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { AssetTable } from '../components/asset-table.tsx'
import { AssetZone } from '../components/asset-zone.tsx'
import { useAssets } from '../queries.ts'
import { assetsWords } from '../words.ts'

/** So many files can be overlooked without a search. */
const fewFiles = 30

/** Shows the files of the workspace: to add, to find, to take along and to delete. */
export function AssetsPage() {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim())
  const list = useAssets(asked)
  const assets = list.data?.pages.flatMap((page) => page.assets)
  return (
    <>
      <PageLead>{assetsWords.lead}</PageLead>
      <div className="flex flex-col gap-6">
        <AssetZone />
        <section aria-label={assetsWords.caption} className="flex flex-col gap-3">
          <FilterBar
            count={list.hasNextPage ? fewFiles + 1 : (assets?.length ?? 0)}
            search={{ label: assetsWords.search, value: search, onChange: setSearch }}
          />
          {list.isPending ? <RowsSkeleton /> : null}
          {list.isError && !assets ? (
            <QueryError title={assetsWords.failed} error={list.error} onRetry={list.refetch} />
          ) : null}
          {assets?.length === 0 ? <Nothing isSearched={asked !== ''} /> : null}
          {assets && assets.length > 0 ? <AssetTable assets={assets} /> : null}
          {list.hasNextPage ? (
            <div>
              <Button size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {assetsWords.showMore}
              </Button>
            </div>
          ) : null}
        </section>
      </div>
    </>
  )
}

function Nothing({ isSearched }: { readonly isSearched: boolean }) {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={isSearched ? <SearchX size={28} /> : <Folders size={28} />}
        title={isSearched ? assetsWords.noneFound : assetsWords.none}
      >
        {isSearched ? assetsWords.noneFoundLead : assetsWords.noneLead}
      </EmptyState>
    </div>
  )
}
