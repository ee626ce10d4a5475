import { enginesEndpoints } from '@vireo/contracts/engines'
import { Button, EmptyState, Skeleton } from '@vireo/ui'
import { Shapes } from 'lucide-react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { SharedPage } from '#kit/shared-page.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { useEngines, useRefreshEngines } from '../queries.ts'
import { enginesWords } from '../words.ts'

/** Shows the engines of the workspace. */
export function EnginesPage() {
  const list = useEngines()
  const items = list.data?.pages.flatMap((page) => page.items)
  const { busy, attempt } = useAttempt(useRefreshEngines())
  const create = (
    <Button variant="primary" disabled={busy} onClick={() => void attempt(() => call(enginesEndpoints.create, {}))}>
      {enginesWords.create}
    </Button>
  )
  return (
    <SharedPage>
      {list.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {list.isError ? <QueryError title={enginesWords.failed} error={list.error} onRetry={list.refetch} /> : null}
      {items?.length === 0 ? (
        <EmptyState icon={<Shapes size={28} />} title={enginesWords.empty} action={create} />
      ) : null}
      {items?.length ? create : null}
      <ul className="mt-4 flex flex-col gap-2">
        {items?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button className="mt-4" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {enginesWords.more}
        </Button>
      ) : null}
    </SharedPage>
  )
}
