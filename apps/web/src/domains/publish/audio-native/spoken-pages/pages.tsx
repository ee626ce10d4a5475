import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Button, buttonClasses, EmptyState, Section } from '@vireo/ui'
import { BookOpenText, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { later } from '#kit/later.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { projectAddress } from '../project-address.ts'
import { usePages } from '../queries.ts'
import { PageTable } from './page-table.tsx'
import { pageWords } from './words.ts'

const ReadPageDialog = later(async () => ({ default: (await import('./read-page-dialog.tsx')).ReadPageDialog }))

/** Lists the pages of a project, how each stands, and what to do about it. */
export function Pages({ project }: { readonly project: AudioNativeProject }) {
  const list = usePages(project.project_id)
  const found = list.data?.pages.flatMap(({ pages }) => pages)
  const [reading, setReading] = useState(false)
  // A player that was given its text reads no page.
  const readsPages = found?.every(({ url }) => url !== null) ?? false
  const readPage = (
    <Button size="sm" icon={<BookOpenText aria-hidden size={16} />} onClick={() => setReading(true)}>
      {pageWords.readPage}
    </Button>
  )
  return (
    <Section title={pageWords.pages} lead={pageWords.lead} action={readsPages ? readPage : null}>
      {list.isPending ? <RowsSkeleton /> : null}
      {list.isError && !list.data ? (
        <QueryError title={pageWords.failed} error={list.error} onRetry={list.refetch} />
      ) : null}
      {found?.length === 0 ? (
        <EmptyState
          icon={<FileText size={28} />}
          title={pageWords.empty}
          action={
            <AppLink
              to={projectAddress('player', project.project_id)}
              className={buttonClasses({ variant: 'secondary' })}
            >
              {pageWords.toPlayer}
            </AppLink>
          }
        >
          {pageWords.emptyLead}
        </EmptyState>
      ) : null}
      {found?.length ? <PageTable pages={found} projectId={project.project_id} /> : null}
      {list.hasNextPage ? (
        <div className="pt-3">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {pageWords.more}
          </Button>
        </div>
      ) : null}
      {reading ? (
        <Suspense>
          <ReadPageDialog projectId={project.project_id} onClose={() => setReading(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
