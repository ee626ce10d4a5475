import { Button, EmptyState, TextField } from '@vireo/ui'
import { Search, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { isNowhere } from '../queries.ts'
import { staffWords } from '../words.ts'
import { Nowhere } from './nowhere.tsx'

type Found = {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

type FoundListProps = {
  readonly found: Found
  readonly count: number | undefined
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly words: {
    readonly search: string
    readonly list: string
    readonly failed: string
    readonly nothing: string
    readonly nothingLead: string
  }
  /** The rows. */
  readonly children: ReactNode
}

/** Shows what staff finds as they type, page by page. */
export function FoundList({ found, count, search, onSearch, words, children }: FoundListProps) {
  if (isNowhere(found.error)) return <Nowhere />
  return (
    <>
      <div className="mb-4 max-w-xl">
        <TextField
          type="search"
          label={words.search}
          icon={<Search aria-hidden size={16} />}
          value={search}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {found.isPending ? <RowsSkeleton /> : null}
      {found.isError ? <QueryError title={words.failed} error={found.error} onRetry={found.refetch} /> : null}
      {count === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<SearchX size={28} />} title={words.nothing}>
            {words.nothingLead}
          </EmptyState>
        </div>
      ) : null}
      <ul aria-label={words.list} className="flex flex-col gap-2 empty:hidden">
        {children}
      </ul>
      {found.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {staffWords.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
