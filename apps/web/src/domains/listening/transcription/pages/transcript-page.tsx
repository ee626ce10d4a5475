import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '@vireo/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageMenu, PageTitle } from '#kit/page/index.ts'
import { paths } from '#kit/routing/index.ts'
import { TranscriptMenu } from '../list/transcript-menu.tsx'
import { standingIn, useTranscript } from '../queries.ts'
import { TranscriptReader } from '../reading/transcript-reader.tsx'
import { transcriptionWords } from '../words.ts'
import { Gone, NotToRead } from './not-to-read.tsx'

/** Shows one transcript, to be read along, corrected and taken along. */
export function TranscriptPage() {
  const { transcriptionId = '' } = useParams()
  const { data: opened, error, isPending, refetch } = useTranscript(transcriptionId)
  const [renamed, setRenamed] = useState<string>()
  const [loads, setLoads] = useState(0)
  const client = useQueryClient()
  const navigate = useNavigate()
  if (isPending) return <Skeleton className="h-96 w-full max-w-[820px]" />
  if (standingIn(error)) return <NotToRead error={error} />
  if (error instanceof ApiError && error.status === 404) return <Gone />
  if (!opened) return <QueryError title={transcriptionWords.openFailed} error={error} onRetry={refetch} />
  const title = renamed ?? opened.transcript.title ?? transcriptionWords.untitled
  const reload = () => void refetch().then(() => setLoads((before) => before + 1))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMenu>
        <TranscriptMenu
          transcript={opened.transcript}
          title={title}
          onRenamed={setRenamed}
          onRemoved={() => {
            client.removeQueries({ queryKey: [transcriptionEndpoints.open.id] })
            void navigate(paths.speechToText)
          }}
        />
      </PageMenu>
      {/* What is corrected in one transcript is nothing of another, nor of what somebody else made of it. */}
      <TranscriptReader key={`${transcriptionId} ${loads}`} opened={opened} title={title} onReload={reload} />
    </>
  )
}
