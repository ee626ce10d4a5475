import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Avatar, buttonClasses, EmptyState, Skeleton } from '@vireo/ui'
import { Compass } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'

import { later } from '#kit/later.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { VoicePreviewButton } from '#voices/components/index.ts'
import { AddButton } from '../components/add-button.tsx'
import { VoiceBadges } from '../components/voice-badges.tsx'
import { VoiceFacts } from '../components/voice-facts.tsx'
import { isGone, useSharedVoice } from '../queries.ts'
import { libraryWords } from '../words.ts'

const AddVoiceDialog = later(async () => ({
  default: (await import('../components/add-voice-dialog.tsx')).AddVoiceDialog,
}))

/** What stands behind the link of a published voice: `a` is its owner's public name, `b` the voice. */
export function SharedVoicePage() {
  const { a = '', b = '' } = useParams()
  const { data: voice, error, isPending, refetch } = useSharedVoice(a, b)
  return (
    <section>
      {isPending ? <Skeleton className="h-64" /> : null}
      {voice ? <SharedVoice voice={voice} /> : null}
      {error && !isGone(error) ? <QueryError title={libraryWords.goneTitle} error={error} onRetry={refetch} /> : null}
      {error && isGone(error) ? <Gone /> : null}
    </section>
  )
}

function SharedVoice({ voice }: { readonly voice: LibraryVoice }) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-surface p-6">
      <p className="text-sm text-muted">{libraryWords.sharedLead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={voice.name} />
        <h2 className="min-w-0 flex-1 text-lg font-semibold break-words">{voice.name}</h2>
        <VoicePreviewButton voice={voice} language="" />
        <AddButton voice={voice} onAdd={() => setAdding(true)} />
      </div>
      <div className="flex flex-wrap gap-1 empty:hidden">
        <VoiceBadges voice={voice} />
      </div>
      <VoiceFacts voice={voice} />
      <Suspense>{adding ? <AddVoiceDialog voice={voice} onClose={() => setAdding(false)} /> : null}</Suspense>
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
