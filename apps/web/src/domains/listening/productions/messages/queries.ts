import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { call } from '#kit/api/index.ts'
import { retry } from '../queries.ts'

/** What is written about: an order of one's own, a task that one has, or any order, by whoever runs the instance. */
export type MessagesAbout =
  | { readonly order_id: string }
  | { readonly user_id: string; readonly task_id: string }
  | { readonly production_order: string }

/** While somebody reads, it is looked for answers so often. */
const lookEveryMs = 15_000

/** Asks for what was written about an order or a task, newest first, page by page. */
export function useMessages(about: MessagesAbout) {
  return useInfiniteQuery({
    queryKey: keyOf(about),
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam === '' ? {} : { cursor: pageParam }
      if ('order_id' in about) return call(endpoints.listOrderMessages, { ...about, ...page }, { signal })
      if ('task_id' in about) return call(endpoints.listTaskMessages, { ...about, ...page }, { signal })
      return call(endpoints.listHouseMessages, { ...about, ...page }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => ({
      messages: pages.flatMap(({ messages }) => messages),
      subjects: pages[0]?.subjects ?? [],
    }),
    retry,
    refetchInterval: lookEveryMs,
  })
}

export type Send = (text: string, subject: string | null) => Promise<void>

/** Answers how one writes about an order, one recording of it, or a task. */
export function useSendMessage(about: MessagesAbout): Send {
  const client = useQueryClient()
  return async (text, subject) => {
    if ('order_id' in about) await call(endpoints.sendOrderMessage, { ...about, text, description_id: subject })
    else if ('task_id' in about) await call(endpoints.sendTaskMessage, { ...about, text })
    else await call(endpoints.sendHouseMessage, { ...about, text, description_id: subject })
    await client.invalidateQueries({ queryKey: keyOf(about) })
  }
}

function keyOf(about: MessagesAbout): readonly unknown[] {
  return [endpoints.listOrderMessages.id, about]
}
