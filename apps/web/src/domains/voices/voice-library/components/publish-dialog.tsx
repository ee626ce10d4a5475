import { type PublishedVoice, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { type Voice } from '@vireo/contracts/voices'
import { Badge, Button, Dialog, showSuccess, Skeleton } from '@vireo/ui'
import { Link, Mic, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { later } from '#kit/later.tsx'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { askForProof, useVoice } from '#voices'
import { copyLink } from '../copy-link.ts'
import { usePublication, useRefreshLibrary } from '../queries.ts'
import { libraryWords } from '../words.ts'
import { isProven } from '../is-proven.ts'

const PublishForm = later(async () => ({ default: (await import('./publish-form.tsx')).PublishForm }))

/** Publishes a voice of one's own, changes what the library says of it, or takes it back. */
export function PublishDialog({ voice, onClose }: { readonly voice: Voice | undefined; readonly onClose: () => void }) {
  return (
    <Dialog
      open={voice !== undefined}
      onClose={onClose}
      title={voice ? libraryWords.publishTitle(voice.name) : ''}
      description={libraryWords.publishLead}
      width="xl"
    >
      {voice ? <Publication voice={voice} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Publication({ voice, onClose }: { readonly voice: Voice; readonly onClose: () => void }) {
  const current = useVoice(voice)
  const { data: published, error, isPending, refetch } = usePublication(voice.voice_id)
  if (isPending) return <Skeleton className="mt-4 h-80" />
  if (error) return <QueryError title={libraryWords.publicationFailed} error={error} onRetry={refetch} />
  if (!published && !isProven(current)) return <ProofFirst voice={current} />
  return (
    <>
      {published ? <PublicationState published={published} /> : null}
      <Suspense fallback={<Skeleton className="mt-4 h-80" />}>
        <PublishForm key={published?.status} voice={voice} published={published ?? null} onDone={onClose} />
      </Suspense>
    </>
  )
}

/** Asks the person who is heard in the recordings to read some lines: nobody publishes a voice but their own. */
function ProofFirst({ voice }: { readonly voice: Voice }) {
  return (
    <div className="mt-4 flex flex-col gap-3 rounded-md bg-sunken p-4 text-sm">
      <p>{libraryWords.proofFirst}</p>
      <Button
        variant="primary"
        className="self-start"
        icon={<Mic aria-hidden size={16} />}
        onClick={() => askForProof(voice)}
      >
        {libraryWords.prove}
      </Button>
    </div>
  )
}

function PublicationState({ published }: { readonly published: PublishedVoice }) {
  const [isAsking, setAsking] = useState(false)
  const refresh = useRefreshLibrary()
  const isOffered = published.status === 'enabled'
  const withdraw = async () => {
    await call(voiceLibraryEndpoints.withdraw, { voice_id: published.voice_id })
    showSuccess(libraryWords.withdrawn)
    await refresh()
  }
  const { cloned_by_count: copies, notice_period_days: days } = published
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 rounded-md bg-sunken p-3 text-sm">
      <Badge tone={isOffered && published.review_status === 'allowed' ? 'success' : 'warning'}>
        {isOffered
          ? libraryWords.review[published.review_status]
          : libraryWords.ending(formatDate(published.disable_at_unix ?? 0))}
      </Badge>
      {published.review_message ? <span className="text-muted">{published.review_message}</span> : null}
      {isOffered ? (
        <span className="ml-auto flex flex-wrap gap-2">
          <Button size="sm" icon={<Link aria-hidden size={16} />} onClick={() => copyLink(published)}>
            {libraryWords.copyLink}
          </Button>
          <Button size="sm" icon={<Undo2 aria-hidden size={16} />} onClick={() => setAsking(true)}>
            {libraryWords.withdraw}
          </Button>
        </span>
      ) : null}
      {isAsking ? (
        <ConfirmFirst
          danger
          title={libraryWords.withdrawTitle(published.name)}
          consequence={copies === 0 ? libraryWords.withdrawNoCopies : libraryWords.withdrawConsequence(copies, days)}
          action={libraryWords.withdraw}
          act={withdraw}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
