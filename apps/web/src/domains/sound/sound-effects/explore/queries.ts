import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type SharedSound,
  type SharedSounds,
  soundCategories,
  type SoundCategory,
  soundEffectsEndpoints,
  type SoundSort,
  soundSorts,
} from '@vireo/contracts/sound-effects'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

/** What is looked for, as the address says it. */
export type SoundFilter = {
  readonly search: string
  readonly category: SoundCategory | ''
  readonly show: 'all' | 'favourites' | 'own'
  readonly sort: SoundSort
}

const pageSize = 30

/** Reads what is looked for from the address; what it cannot mean says nothing. */
export function filterFrom(query: URLSearchParams): SoundFilter {
  const [category, show, sort] = ['category', 'show', 'sort'].map((name) => query.get(name) ?? '')
  return {
    search: (query.get('q') ?? '').slice(0, 200),
    category: soundCategories.find((one) => one === category) ?? '',
    show: show === 'favourites' || show === 'own' ? show : 'all',
    sort: soundSorts.find((one) => one === sort) ?? 'trending_score',
  }
}

/** Lists what a filter finds, page by page. */
export function useSounds({ search, category, show, sort }: SoundFilter) {
  const asked = {
    page_size: pageSize,
    sort,
    ...(search !== '' && { search }),
    ...(category !== '' && { category }),
    ...(show !== 'all' && { [show === 'own' ? 'own' : 'favourites']: true }),
  }
  return useInfiniteQuery({
    queryKey: [soundEffectsEndpoints.listLibrary.id, 'found', asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        soundEffectsEndpoints.listLibrary,
        { ...asked, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.last_sort_id,
    placeholderData: keepPreviousData,
  })
}

/** Lists a few sounds of one kind. */
export function useFewSounds(of: 'featured' | 'favourites', count: number) {
  return useQuery(contractQuery(soundEffectsEndpoints.listLibrary, { [of]: true, page_size: count }))
}

/** Lists what sounds like a sound of the library, or like one of one's own. */
export function useSimilarSounds(to: { readonly generation_id: string } | { readonly history_item_id: string }) {
  return useQuery(contractQuery(soundEffectsEndpoints.listSimilar, { ...to, page_size: 24 }))
}

/** Lists what kinds of sounds there are. */
export function useCategories() {
  return useQuery(contractQuery(soundEffectsEndpoints.listCategories, {}))
}

type Listed = { readonly shared_sound_generations: readonly SharedSound[] }
type Known = Listed | { readonly pages: readonly SharedSounds[] } | undefined

/** Adds a sound to somebody's favourites, or takes it out: seen at once wherever it stands, and undone where it is refused. */
export function useLike(): (sound: SharedSound) => Promise<void> {
  const client = useQueryClient()
  const show = (id: string, isLiked: boolean) => {
    for (const { id: key } of [soundEffectsEndpoints.listLibrary, soundEffectsEndpoints.listSimilar])
      client.setQueriesData<Known>({ queryKey: [key] }, (known) => withLike(known, id, isLiked))
  }
  return async ({ generation_id: id, is_favourite: wasLiked }) => {
    show(id, !wasLiked)
    try {
      await call(wasLiked ? soundEffectsEndpoints.unlike : soundEffectsEndpoints.like, { generation_id: id })
      // What lists favourites alone asks again where it is seen next.
      await client.invalidateQueries({ queryKey: [soundEffectsEndpoints.listLibrary.id], refetchType: 'none' })
    } catch (error) {
      show(id, wasLiked)
      showFailure(error)
    }
  }
}

function withLike(known: Known, id: string, isLiked: boolean): Known {
  if (!known) return known
  if ('pages' in known)
    return { ...known, pages: known.pages.map((page) => ({ ...page, ...liked(page, id, isLiked) })) }
  return { ...known, ...liked(known, id, isLiked) }
}

function liked({ shared_sound_generations: sounds }: Listed, id: string, isLiked: boolean) {
  return {
    shared_sound_generations: sounds.map((sound) =>
      sound.generation_id === id && sound.is_favourite !== isLiked
        ? { ...sound, is_favourite: isLiked, like_count: Math.max(0, sound.like_count + (isLiked ? 1 : -1)) }
        : sound,
    ),
  }
}
