import { type LibraryVoice, type SimilarVoice, similarVoicesLimits } from '@vireo/contracts/voice-library'
import { Button, EmptyState, IconButton, ProgressBar } from '@vireo/ui'
import { SearchX, Undo2, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { currentLocale } from '#kit/language/index.ts'
import { DropArea, RecorderPanel, useRecorder } from '#kit/recorder/index.ts'
import { VoiceListView } from '#voices/components/index.ts'
import { type FoundVoices, type Similar, useSimilar } from '../use-similar.ts'
import { libraryWords } from '../words.ts'

/** Brings a recording, and shows the voices that sound like it. */
export function SimilarVoices({
  addedIds,
  card,
  onClose,
}: {
  /** Voices that somebody took to their own since they were found. */
  readonly addedIds: ReadonlySet<string>
  readonly card: (voice: LibraryVoice, note: string) => ReactNode
  readonly onClose: () => void
}) {
  const similar = useSimilar()

  const { search, reset } = similar
  if (search.status === 'found') return <Found {...{ search, addedIds, card, onClose }} />
  if (search.status === 'sending') {
    const { share } = search
    const says = share < 1 ? libraryWords.similarSending(Math.floor(share * 100)) : libraryWords.similarWorking
    return (
      <div className="flex items-center gap-3 rounded-lg bg-surface p-4 text-sm">
        <div className="min-w-0 flex-1">
          <p className="mb-1 truncate">{says}</p>
          <ProgressBar label={says} value={share < 1 ? share : undefined} />
        </div>
        <IconButton label={libraryWords.similarCancel} onClick={reset}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
    )
  }
  return <Bring similar={similar} problem={search.problem} onClose={onClose} />
}

function Found({
  search: { name, voices },
  addedIds,
  card,
  onClose,
}: ComponentProps<typeof SimilarVoices> & { readonly search: FoundVoices }) {
  const items = voices.map((voice) => (addedIds.has(voice.voice_id) ? { ...voice, is_added_by_user: true } : voice))
  const pages = { items, error: null, hasMore: false, isLoadingMore: false, loadMore: () => undefined, retry }
  const noteOf = ({ distance }: SimilarVoice) =>
    distance === null
      ? ''
      : libraryWords.distance(distance.toLocaleString(currentLocale(), { maximumFractionDigits: 2 }))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 basis-60 text-base font-semibold break-words">{libraryWords.similarTo(name)}</h2>
        <Button icon={<Undo2 aria-hidden size={16} />} onClick={onClose}>
          {libraryWords.similarClear}
        </Button>
      </div>
      <div className="overflow-clip rounded-lg bg-surface p-2">
        <VoiceListView
          pages={pages}
          label={libraryWords.similarList}
          keyOf={(voice) => voice.voice_id}
          card={(voice) => card(voice, noteOf(voice))}
          empty={
            <EmptyState icon={<SearchX size={28} />} title={libraryWords.similarNone}>
              {libraryWords.similarNoneLead}
            </EmptyState>
          }
        />
      </div>
    </>
  )
}

/** Everything there is came at once. */
const retry = async () => undefined

function Bring({
  similar,
  problem,
  onClose,
}: {
  readonly similar: Similar
  readonly problem: string | undefined
  readonly onClose: () => void
}) {
  const recorder = useRecorder(similarVoicesLimits.durationMsMax, similar.look)
  if (recorder.status === 'recording' || recorder.status === 'paused') return <RecorderPanel recorder={recorder} />
  return (
    <div className="relative">
      <DropArea
        title={libraryWords.similarTitle}
        limits={libraryWords.similarLimits(
          similarVoicesLimits.fileBytesMax,
          similarVoicesLimits.durationMsMax / 60_000,
        )}
        several={false}
        problem={recorder.problem ?? problem}
        onFiles={([file]) => file && similar.look(file)}
        onRecord={recorder.start}
      />
      <IconButton className="absolute top-2 right-2" size="sm" label={libraryWords.similarClear} onClick={onClose}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
