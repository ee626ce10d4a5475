import { Button, buttonClasses, EmptyState } from '@vireo/ui'
import { Download, FileAudio, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { PageFoot } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useVisible } from '#kit/use-visible.ts'
import { saveSounds } from './library-sound.ts'
import { type SoundFilter, useSounds } from './queries.ts'
import { GridSkeleton, SoundGrid } from './sound-grid.tsx'
import { useSelectedSounds } from './use-selected-sounds.ts'
import { exploreWords } from './words.ts'

/** Shows what a filter finds: all of it, page by page, and what of it is chosen to be saved together. */
export function FoundSounds({ filter }: { readonly filter: SoundFilter }) {
  const found = useSounds(filter)
  const selection = useSelectedSounds()
  if (found.isPending) return <GridSkeleton />
  if (!found.data) return <QueryError title={exploreWords.failed} error={found.error} onRetry={found.refetch} />
  const sounds = found.data.pages.flatMap((page) => page.shared_sound_generations)
  if (sounds.length === 0) return <NothingFound filter={filter} />
  return (
    <div aria-busy={found.isPlaceholderData} className="flex flex-col gap-2">
      <SoundGrid sounds={sounds} label={exploreWords.list} selection={selection} />
      {found.isFetchNextPageError ? (
        <QueryError compact title={exploreWords.failed} error={found.error} onRetry={() => found.fetchNextPage()} />
      ) : found.hasNextPage ? (
        <More busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
      ) : null}
      {selection.sounds.length > 0 ? <SelectionFoot selection={selection} /> : null}
    </div>
  )
}

function More({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) {
  const sentinel = useVisible<HTMLDivElement>(() => {
    if (!busy) onMore()
  })
  return (
    <div ref={sentinel} className="flex justify-center p-4">
      <Button loading={busy} onClick={onMore}>
        {exploreWords.more}
      </Button>
    </div>
  )
}

function SelectionFoot({ selection }: { readonly selection: ReturnType<typeof useSelectedSounds> }) {
  const [saving, setSaving] = useState<'mp3' | 'wav'>()
  const save = async (format: 'mp3' | 'wav') => {
    setSaving(format)
    try {
      await saveSounds(selection.sounds, format)
      selection.clear()
    } catch (error) {
      showFailure(error)
    } finally {
      setSaving(undefined)
    }
  }
  return (
    <PageFoot note={<output>{exploreWords.selected(selection.sounds.length)}</output>}>
      <Button onClick={selection.clear}>{exploreWords.clearSelection}</Button>
      <Button
        loading={saving === 'wav'}
        disabled={saving !== undefined}
        icon={<FileAudio aria-hidden size={16} />}
        onClick={() => void save('wav')}
      >
        {exploreWords.downloadWav}
      </Button>
      <Button
        variant="primary"
        loading={saving === 'mp3'}
        disabled={saving !== undefined}
        icon={<Download aria-hidden size={16} />}
        onClick={() => void save('mp3')}
      >
        {exploreWords.downloadMp3}
      </Button>
    </PageFoot>
  )
}

function NothingFound({ filter: { search, show, category } }: { readonly filter: SoundFilter }) {
  const [title, lead] =
    search !== ''
      ? [exploreWords.nothingFound, exploreWords.nothingFoundLead]
      : show === 'favourites'
        ? [exploreWords.noFavourites, exploreWords.noFavouritesLead]
        : show === 'own'
          ? [exploreWords.noOwn, exploreWords.noOwnLead]
          : category === ''
            ? [exploreWords.nothingFound, exploreWords.nothingFoundLead]
            : [exploreWords.emptyCategory, exploreWords.emptyCategoryLead]
  const isFavourites = search === '' && show === 'favourites'
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={title}
      action={
        <AppLink
          to={isFavourites ? paths.soundEffectsExplore : paths.soundEffects}
          state={isFavourites ? undefined : { prompt: search }}
          className={buttonClasses({ variant: 'primary' })}
        >
          {isFavourites ? null : <Plus aria-hidden size={16} />}
          {isFavourites ? exploreWords.explore : search === '' ? exploreWords.make : exploreWords.makeThis(search)}
        </AppLink>
      }
    >
      {lead}
    </EmptyState>
  )
}
