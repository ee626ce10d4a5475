import { buttonClasses, EmptyState } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSimilarSounds } from './queries.ts'
import { GridSkeleton, SoundGrid } from './sound-grid.tsx'
import { exploreWords } from './words.ts'

type Props = { readonly to: Parameters<typeof useSimilarSounds>[0]; readonly name: string }

/** Shows what sounds like a sound, the nearest first. */
export function SimilarSounds({ to, name }: Props) {
  const { data, error, isPending, refetch } = useSimilarSounds(to)
  const title = exploreWords.similarTo(name)
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <PageLead>{exploreWords.similarLead}</PageLead>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="mr-auto min-w-0 truncate text-base font-semibold">{title}</h2>
        <AppLink to={paths.soundEffectsExplore} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          {exploreWords.explore}
        </AppLink>
      </div>
      {isPending ? (
        <GridSkeleton />
      ) : !data ? (
        <QueryError title={exploreWords.failed} error={error} onRetry={refetch} />
      ) : data.shared_sound_generations.length === 0 ? (
        <EmptyState title={exploreWords.noSimilar}>{exploreWords.noSimilarLead}</EmptyState>
      ) : (
        <SoundGrid sounds={data.shared_sound_generations} label={title} />
      )}
    </section>
  )
}
