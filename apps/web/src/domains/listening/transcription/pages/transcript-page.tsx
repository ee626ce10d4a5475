import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { useQueryClient } from '@tanstack/react-query'
import { buttonClasses, EmptyState, ProgressBar, Skeleton } from '@vireo/ui'
import { Captions } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageMenu, PageTitle } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { TranscriptMenu } from '../list/transcript-menu.tsx'
import { isUnfinished, useTranscript } from '../queries.ts'
import { TranscriptReader } from '../reading/transcript-reader.tsx'
import { transcriptionWords } from '../words.ts'

/** Shows one transcript, to be read along, corrected and taken along. */
export function TranscriptPage() {
  const { transcriptionId = '' } = useParams()
  const { data: opened, error, isPending, refetch } = useTranscript(transcriptionId)
  const [renamed, setRenamed] = useState<string>()
  const [loads, setLoads] = useState(0)
  const client = useQueryClient()
  const navigate = useNavigate()
  if (isPending) return <Skeleton className="h-96 w-full max-w-[820px]" />
  if (isUnfinished(error)) return <Unfinished />
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

function Unfinished() {
  return (
    <div className="flex max-w-[820px] flex-col gap-3 rounded-lg bg-surface p-6">
      <ProgressBar label={transcriptionWords.unfinished} value={undefined} />
      <p className="text-sm text-muted">{transcriptionWords.unfinished}</p>
      <ToAll />
    </div>
  )
}

function Gone() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<Captions size={28} />} title={transcriptionWords.gone} action={<ToAll />}>
        {transcriptionWords.goneHelp}
      </EmptyState>
    </div>
  )
}

function ToAll() {
  return (
    <AppLink to={paths.speechToText} className={buttonClasses({ variant: 'secondary' })}>
      {transcriptionWords.all}
    </AppLink>
  )
}
