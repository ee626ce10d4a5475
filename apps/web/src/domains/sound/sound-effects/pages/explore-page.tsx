import { Button, buttonClasses, TextField } from '@vireo/ui'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatExact } from '#kit/format/index.ts'
import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useCategories, useFewSounds } from '../explore/queries.ts'
import { GridSkeleton, SoundGrid } from '../explore/sound-grid.tsx'
import { exploreWords } from '../explore/words.ts'

/** So many of each kind; the rest is one click away. */
const fewSounds = 6

/** Shows what sounds there are: some to begin with, one's favourites, and what kinds there are. */
export function ExplorePage() {
  return (
    <div className="flex flex-col gap-8">
      <PageLead>{exploreWords.lead}</PageLead>
      <SearchForm />
      <Favourites />
      <Featured />
      <Categories />
    </div>
  )
}

function SearchForm() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(`${paths.soundEffectsSearch}?${new URLSearchParams({ q: text.trim() })}`)
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={exploreWords.search}
          type="search"
          value={text}
          placeholder={exploreWords.searchPlaceholder}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" icon={<Search aria-hidden size={16} />}>
        {exploreWords.searchButton}
      </Button>
    </form>
  )
}

function Part({
  title,
  more,
  children,
}: {
  readonly title: string
  readonly more?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

function Favourites() {
  const { data } = useFewSounds('favourites', fewSounds)
  const sounds = data?.shared_sound_generations.filter((sound) => sound.is_favourite) ?? []
  if (sounds.length === 0) return null
  return (
    <Part
      title={exploreWords.favourites}
      more={
        <AppLink
          to={`${paths.soundEffectsSearch}?show=favourites`}
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          {exploreWords.allFavourites}
        </AppLink>
      }
    >
      <SoundGrid sounds={sounds} label={exploreWords.favourites} />
    </Part>
  )
}

function Featured() {
  const { data, error, isPending, refetch } = useFewSounds('featured', 2 * fewSounds)
  if (data?.shared_sound_generations.length === 0) return null
  return (
    <Part title={exploreWords.featured}>
      {isPending ? (
        <GridSkeleton />
      ) : data ? (
        <SoundGrid sounds={data.shared_sound_generations} label={exploreWords.featured} />
      ) : (
        <QueryError title={exploreWords.failed} error={error} onRetry={refetch} />
      )}
    </Part>
  )
}

function Categories() {
  const { data, error, refetch } = useCategories()
  return (
    <Part title={exploreWords.byKind}>
      {data ? (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
          {data.categories.map(({ category, sounds }) => (
            <li key={category}>
              <AppLink
                to={`${paths.soundEffectsCategory}?category=${encodeURIComponent(category)}`}
                className="flex min-h-14 items-baseline gap-2 rounded-lg bg-surface px-4 py-4 font-medium transition-colors hover:bg-fill"
              >
                <span className="min-w-0 flex-1 truncate">{exploreWords.categories[category]}</span>
                <span className="text-xs text-muted tabular-nums" aria-label={exploreWords.sounds(sounds)}>
                  {formatExact(sounds)}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      ) : error ? (
        <QueryError title={exploreWords.failed} error={error} onRetry={refetch} />
      ) : (
        <div aria-busy className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
          {Array.from({ length: 8 }, (_, at) => (
            <div key={at} className="h-14 animate-pulse rounded-lg bg-surface" />
          ))}
        </div>
      )}
    </Part>
  )
}
