import { useQuery, useQueryClient } from '@tanstack/react-query'
import { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { useMemo } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

const { queryKey } = contractQuery(soundEffectsEndpoints.listStarred, {})

/** Tells which of their sounds somebody starred, and changes it: seen at once, and undone where it is refused. */
export function useStars() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => allStarred(signal) })
  const starred = useMemo(() => new Set(data), [data])
  const show = (id: string, isStarred: boolean) =>
    client.setQueryData<readonly string[]>(queryKey, (known) => withStar(known, id, isStarred))
  return {
    has: (id: string) => starred.has(id),
    toggle: async (id: string): Promise<void> => {
      const wasStarred = starred.has(id)
      await client.cancelQueries({ queryKey })
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

/** Asks for one page after the other: any sound on the screen may be among them. */
async function allStarred(signal: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await call(soundEffectsEndpoints.listStarred, { ...(cursor && { cursor }) }, { signal })
    ids.push(...page.history_item_ids)
    cursor = page.next_cursor
  }
  return ids
}

function withStar(known: readonly string[] = [], id: string, isStarred: boolean): readonly string[] {
  const others = known.filter((other) => other !== id)
  return isStarred ? [id, ...others] : others
}
