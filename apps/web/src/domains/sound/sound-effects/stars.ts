import { useQuery, useQueryClient } from '@tanstack/react-query'
import { soundEffectsEndpoints, type StarredSounds } from '@vireo/contracts/sound-effects'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

/** Tells which of their sounds somebody starred, and changes it: seen at once, and undone where it is refused. */
export function useStars() {
  const client = useQueryClient()
  const query = contractQuery(soundEffectsEndpoints.listStarred, {})
  const { data } = useQuery(query)
  const starred = data?.history_item_ids ?? []
  const show = (id: string, isStarred: boolean) =>
    client.setQueryData<StarredSounds>(query.queryKey, (known) => ({
      history_item_ids: withStar(known, id, isStarred),
    }))
  return {
    has: (id: string) => starred.includes(id),
    toggle: async (id: string): Promise<void> => {
      const wasStarred = starred.includes(id)
      await client.cancelQueries({ queryKey: query.queryKey })
      show(id, !wasStarred)
      try {
        await call(wasStarred ? soundEffectsEndpoints.unstar : soundEffectsEndpoints.star, { history_item_id: id })
      } catch (error) {
        show(id, wasStarred)
        showFailure(error)
      }
    },
  }
}

function withStar(known: StarredSounds | undefined, id: string, isStarred: boolean): string[] {
  const others = (known?.history_item_ids ?? []).filter((other) => other !== id)
  return isStarred ? [id, ...others] : others
}
