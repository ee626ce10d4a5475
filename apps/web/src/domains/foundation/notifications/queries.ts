import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Message, notificationsEndpoints } from '@vireo/contracts/notifications'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

const listKey = [notificationsEndpoints.listMessages.id]
/** A message that arrives meanwhile is seen within this time, in milliseconds. */
const askAgainMs = 60_000

const messagesQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) => call(notificationsEndpoints.listMessages, { cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.next_cursor ?? undefined,
  select: ({ pages }) => ({
    messages: pages.flatMap((page) => page.messages),
    unreadCount: pages[0]?.unread_count ?? 0,
  }),
  refetchInterval: askAgainMs,
})

/** Asks for the messages to whoever is signed in, newest first, and how many are unread. */
export function useMessages() {
  return useInfiniteQuery(messagesQuery)
}

/** Marks one message, or all of them, as read: at once on the screen, and for good on the server. */
export function useReadMessages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: Message | 'all') =>
      message === 'all'
        ? call(notificationsEndpoints.readAllMessages, {})
        : call(notificationsEndpoints.readMessage, { message_id: message.message_id }),
    onMutate: async (read) => {
      await client.cancelQueries({ queryKey: listKey })
      client.setQueryData(messagesQuery.queryKey, (data) => data && { ...data, pages: data.pages.map(asRead(read)) })
    },
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

type Page = { readonly messages: readonly Message[]; readonly unread_count: number }

/** Changes a page of messages as if this one, or every one, had been read. */
export function asRead(read: Message | 'all') {
  return <P extends Page>(page: P): P => ({
    ...page,
    unread_count: read === 'all' ? 0 : Math.max(0, page.unread_count - (read.has_been_read ? 0 : 1)),
    messages: page.messages.map((message) =>
      read === 'all' || message.message_id === read.message_id ? { ...message, has_been_read: true } : message,
    ),
  })
}
