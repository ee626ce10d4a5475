import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isolationEndpoints, type IsolationItem } from '@vireo/contracts/isolation'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'

const pageSize = 100

/** Asks for the recordings that one isolated, newest first; `more` asks for the next of them, where there are any. */
export function useIsolations() {
  const [pages, setPages] = useState(1)
  const list = useQuery({
    queryKey: [isolationEndpoints.list.id, pages],
    queryFn: ({ signal }) => listTo(pages, signal),
    placeholderData: (before) => before,
  })
  return { ...list, more: list.data?.hasMore ? () => setPages((before) => before + 1) : undefined }
}

/** Lists so many pages from the beginning: what is deleted or new moves all that follow. */
async function listTo(pages: number, signal: AbortSignal) {
  const items = new Map<string, IsolationItem>()
  let hasMore = true
  for (let page = 1; page <= pages && hasMore; page++) {
    const answer = await call(isolationEndpoints.list, { page_size: pageSize, page }, { signal })
    for (const item of answer.items) items.set(item.id, item)
    hasMore = answer.has_more
  }
  return { items: [...items.values()], hasMore }
}

/** Answers how the list learns of something new. */
export function useRefreshIsolations(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [isolationEndpoints.list.id] })
}

/** Deletes one of them. */
export function useDeleteIsolation() {
  const refresh = useRefreshIsolations()
  return useMutation({
    mutationFn: (id: string) => call(isolationEndpoints.delete, { history_item_id: id }),
    onSuccess: refresh,
  })
}
