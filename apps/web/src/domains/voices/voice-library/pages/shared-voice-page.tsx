import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Button, buttonClasses, EmptyState, Skeleton } from '@vireo/ui'
import { Compass, Link } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'

import { later } from '#kit/later.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, PageTitle } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { VoiceHero } from '#voices/voice-page/index.ts'
import { AddButton } from '../components/add-button.tsx'
import { VoiceBadges } from '../components/voice-badges.tsx'
import { VoiceFacts } from '../components/voice-facts.tsx'
import { copyLink } from '../copy-link.ts'
import { SimilarTo } from '../explore/similar-to.tsx'
import { isGone, useSharedVoice } from '../queries.ts'
import { libraryWords } from '../words.ts'

const AddVoiceDialog = later(async () => ({
  default: (await import('../components/add-voice-dialog.tsx')).AddVoiceDialog,
}))

/** Shows what stands behind the link of a published voice: `a` is its owner's public name, `b` the voice. */
export function SharedVoicePage() {
  const { a = '', b = '' } = useParams()
  const { data: voice, error, isPending, refetch } = useSharedVoice(a, b)
  return (
    <section>
      {isPending ? <LoadingVoice /> : null}
      {voice ? <SharedVoice voice={voice} /> : null}
      {error && !isGone(error) ? (
        <QueryError title={libraryWords.sharedFailed} error={error} onRetry={refetch} />
      ) : null}
      {error && isGone(error) ? <Gone /> : null}
    </section>
  )
}

function SharedVoice({ voice }: { readonly voice: LibraryVoice }) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{voice.name}</PageTitle>
      <PageLead>{libraryWords.sharedLead}</PageLead>
      <VoiceHero voice={voice} badges={<VoiceBadges voice={voice} />}>
        <AddButton voice={voice} onAdd={() => setAdding(true)} />
        <Button size="sm" icon={<Link aria-hidden size={16} />} onClick={() => copyLink(voice)}>
          {libraryWords.copyLink}
        </Button>
      </VoiceHero>
      <VoiceFacts voice={voice} />
      <SimilarTo voice={voice} />
      <Suspense>{adding ? <AddVoiceDialog voice={voice} onClose={() => setAdding(false)} /> : null}</Suspense>
    </div>
  )
}

function LoadingVoice() {
  return (
    <div aria-busy className="flex flex-col items-center gap-6 rounded-lg bg-surface p-6 sm:flex-row sm:items-start">
      <Skeleton round className="size-60 shrink-0" />
      <Skeleton className="h-24 w-full flex-1" />
    </div>
  )
}

function Gone() {
  return (
    <EmptyState
      icon={<Compass size={28} />}
      title={libraryWords.goneTitle}
      action={
        <AppLink to={paths.voiceLibrary} className={buttonClasses({ variant: 'primary' })}>
          {libraryWords.toLibrary}
        </AppLink>
      }
    >
      {libraryWords.goneLead}
    </EmptyState>
  )
}
