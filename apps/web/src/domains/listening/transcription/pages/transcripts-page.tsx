import { Button, EmptyState } from '@vireo/ui'
import { Captions } from 'lucide-react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { Dictation } from '../dictation/dictation.tsx'
import { NewTranscripts } from '../list/new-transcripts.tsx'
import { NotInstalled } from '../list/not-installed.tsx'
import { TranscriptFilters } from '../list/transcript-filters.tsx'
import { TranscriptRow } from '../list/transcript-row.tsx'
import { useNarrowing } from '../list/use-narrowing.ts'
import { useRecognition, useTranscripts } from '../queries.ts'
import { transcriptionWords } from '../words.ts'

/** Shows the transcripts that one may read and takes new recordings in; without an engine it says which is missing. */
export function TranscriptsPage() {
  const recognition = useRecognition()
  const missing = recognition.error instanceof ApiError ? recognition.error : undefined
  return (
    <>
      <PageLead>{transcriptionWords.lead}</PageLead>
      <div className="flex max-w-[960px] flex-col gap-6">
        {missing ? <NotInstalled error={missing} /> : null}
        {recognition.data ? <Dictation languages={recognition.data.languages} /> : null}
        {recognition.data ? <NewTranscripts languages={recognition.data.languages} /> : null}
        <TranscriptList />
      </div>
    </>
  )
}

function TranscriptList() {
  const [narrowing, narrow] = useNarrowing()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTranscripts({
    ...narrowing,
    search: useDebounced(narrowing.search, 300),
  })
  const transcripts = data?.pages.flatMap((page) => page.transcripts) ?? []
  const { search, state, language, maker } = narrowing
  const isNarrowed = search !== '' || (state ?? language ?? maker) !== undefined
  return (
    <section aria-label={transcriptionWords.list} className="flex flex-col gap-3">
      <TranscriptFilters narrowing={narrowing} transcripts={transcripts} onNarrow={narrow} />
      {isPending ? <RowsSkeleton /> : null}
      {error && !data ? <QueryError title={transcriptionWords.listFailed} error={error} onRetry={refetch} /> : null}
      {data && transcripts.length === 0 ? <Nothing isNarrowed={isNarrowed} /> : null}
      <ul className="flex flex-col gap-2 empty:hidden">
        {transcripts.map((transcript) => (
          <TranscriptRow key={transcript.transcription_id} transcript={transcript} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {transcriptionWords.more}
        </Button>
      ) : null}
    </section>
  )
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<Captions size={28} />}
        title={isNarrowed ? transcriptionWords.nothingFound : transcriptionWords.emptyTitle}
      >
        {isNarrowed ? transcriptionWords.nothingFoundHelp : transcriptionWords.emptyHelp}
      </EmptyState>
    </div>
  )
}
