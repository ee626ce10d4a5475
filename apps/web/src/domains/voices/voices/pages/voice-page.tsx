import { useQuery } from '@tanstack/react-query'
import { type Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { EmptyState, Skeleton } from '@vireo/ui'
import { Compass } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router'

import { ApiError, contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageTitle } from '#kit/page/index.ts'
import { paths } from '#kit/routing/index.ts'
import { mayEdit } from '#resources'
import { LinkButton } from '../lab/lab-entries.tsx'
import { SpeakWithVoice } from '../lab/speak-with-voice.tsx'
import { useVoiceActions } from '../lab/use-voice-actions.tsx'
import { VoiceBadges } from '../lab/voice-badges.tsx'
import { VoiceMenu } from '../lab/voice-menu.tsx'
import { whyMute } from '../preselect.ts'
import { AboutCard } from '../voice-page/about-card.tsx'
import { EngineBadge } from '../voice-page/engine-badge.tsx'
import { LanguageSamples } from '../voice-page/language-samples.tsx'
import { PictureCard } from '../voice-page/picture-card.tsx'
import { UsesCard } from '../voice-page/uses-card.tsx'
import { VoiceHero } from '../voice-page/voice-hero.tsx'
import { partsOfPage } from '../voice-page/voice-page-parts.ts'
import { VoiceSettingsCard } from '../voice-page/voice-settings-card.tsx'
import { voicePageWords } from '../voice-page/words.ts'

/** Shows one voice: its face, its sound, what it is good at, how it speaks, where it is used, and voices like it. */
export function VoicePage() {
  const { voiceId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...contractQuery(voicesEndpoints.get, { voice_id: voiceId }),
    retry: (count, failure) => !isGone(failure) && count < 2,
  })
  if (error && isGone(error)) return <Gone />
  if (data) return <OneVoice voice={data} />
  return error ? <QueryError title={voicePageWords.failed} error={error} onRetry={refetch} /> : <LoadingVoice />
}

function OneVoice({ voice }: { readonly voice: Voice }) {
  const actions = useVoiceActions()
  const canSpeak = !whyMute(voice)
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{voice.name}</PageTitle>
      <PageAction>
        <VoiceMenu voice={voice} actions={actions} />
        {canSpeak ? <SpeakWithVoice voice={voice} primary /> : null}
      </PageAction>
      <VoiceHero voice={voice} badges={<PageBadges voice={voice} />} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <AboutCard voice={voice} />
          <LanguageSamples voice={voice} />
          <UsesCard voice={voice} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {canSpeak ? <VoiceSettingsCard voice={voice} /> : null}
          {mayEdit(voice) ? <PictureCard voice={voice} /> : null}
        </div>
      </div>
      {canSpeak
        ? partsOfPage().map(({ id, part: Part }) => (
            <Suspense key={id}>
              <Part voice={voice} />
            </Suspense>
          ))
        : null}
      {actions.dialogs}
    </div>
  )
}

function PageBadges({ voice }: { readonly voice: Voice }) {
  return (
    <>
      <VoiceBadges voice={voice} />
      <EngineBadge voice={voice} />
    </>
  )
}

function LoadingVoice() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-6 rounded-lg bg-surface p-6 sm:flex-row sm:items-start">
        <Skeleton round className="size-60 shrink-0" />
        <div className="flex w-full flex-1 flex-col gap-4 sm:py-3">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-16 w-full" />
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  )
}

function Gone() {
  return (
    <EmptyState
      icon={<Compass size={28} />}
      title={voicePageWords.gone}
      action={<LinkButton to={paths.voiceLibrary}>{voicePageWords.explore}</LinkButton>}
    >
      {voicePageWords.goneLead}
    </EmptyState>
  )
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
