import { TranscriptState } from '@vireo/contracts/transcription'
import { Button, EmptyState, FilterBar, Select } from '@vireo/ui'
import { Captions } from 'lucide-react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { languageName } from '#kit/format/index.ts'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { NewTranscripts } from '../list/new-transcripts.tsx'
import { NotInstalled } from '../list/not-installed.tsx'
import { TranscriptRow } from '../list/transcript-row.tsx'
import { useRecognition, useTranscripts } from '../queries.ts'
import { transcriptionWords } from '../words.ts'

const shownStates = TranscriptState.options

/** Shows one's transcripts and takes new recordings in; without an engine it says which is missing. */
export function TranscriptsPage() {
  const recognition = useRecognition()
  const missing = recognition.error instanceof ApiError ? recognition.error : undefined
  return (
    <>
      <PageLead>{transcriptionWords.lead}</PageLead>
      <div className="flex max-w-[960px] flex-col gap-6">
        {missing ? <NotInstalled error={missing} /> : null}
        {recognition.data ? <NewTranscripts languages={recognition.data.languages} /> : null}
        <TranscriptList />
      </div>
    </>
  )
}

function TranscriptList() {
  const [query, change] = useAddressQuery()
  const state = TranscriptState.safeParse(query.get('state')).data
  const language = query.get('language') ?? undefined
  const search = query.get('search') ?? ''
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTranscripts({
    search: useDebounced(search, 300),
    state,
    language,
  })
  const transcripts = data?.pages.flatMap((page) => page.transcripts) ?? []
  const languages = [...new Set(transcripts.flatMap((each) => each.language_code ?? []))]
  const isNarrowed = search !== '' || state !== undefined || language !== undefined
  const chips = [
    ...(state
      ? [{ id: 'state', label: transcriptionWords.states[state], onRemove: () => change({ state: undefined }) }]
      : []),
    ...(language
      ? [{ id: 'language', label: languageName(language), onRemove: () => change({ language: undefined }) }]
      : []),
  ]
  return (
    <section aria-label={transcriptionWords.list} className="flex flex-col gap-3">
      <FilterBar
        count={transcripts.length}
        hiddenBelow={1}
        search={{
          label: transcriptionWords.search,
          placeholder: transcriptionWords.search,
          value: search,
          onChange: (value) => change({ search: value }),
        }}
        filters={
          <>
            <Select
              label={transcriptionWords.state}
              value={state ?? ''}
              groups={[
                {
                  label: transcriptionWords.state,
                  options: [
                    { value: '', label: transcriptionWords.every },
                    ...shownStates.map((value) => ({ value, label: transcriptionWords.states[value] })),
                  ],
                },
              ]}
              onChange={(value) => change({ state: value })}
            />
            <Select
              label={transcriptionWords.language}
              value={language ?? ''}
              groups={[
                {
                  label: transcriptionWords.language,
                  options: [
                    { value: '', label: transcriptionWords.every },
                    ...languages.map((value) => ({ value, label: languageName(value) })),
                  ],
                },
              ]}
              onChange={(value) => change({ language: value })}
            />
          </>
        }
        chips={chips}
        onClear={() => change({ search: undefined, state: undefined, language: undefined })}
      />
      {isPending ? <RowsSkeleton /> : null}
      {error && !data ? <QueryError title={transcriptionWords.listFailed} error={error} onRetry={refetch} /> : null}
      {data && transcripts.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState
            icon={<Captions size={28} />}
            title={isNarrowed ? transcriptionWords.nothingFound : transcriptionWords.emptyTitle}
          >
            {isNarrowed ? transcriptionWords.nothingFoundHelp : transcriptionWords.emptyHelp}
          </EmptyState>
        </div>
      ) : null}
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
