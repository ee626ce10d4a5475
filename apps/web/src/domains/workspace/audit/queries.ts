import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { auditEndpoints } from '@vireo/contracts/audit'

import { ApiError, call, callBytes } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

/** What the log is narrowed to; absent members do not narrow. */
export type LogFilter = {
  readonly subject?: string
  readonly actor?: string
  readonly thing?: string
  /** YYYY-MM-DD in the viewer's zone, both days included. */
  readonly from?: string
  readonly to?: string
}

/** Answers when a day begins here, in Unix milliseconds; with `daysLater` the one after so many. */
function dayStartMs(day: string | undefined, daysLater = 0): number | undefined {
  if (day === undefined) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).getTime()
}

function queryOf(filter: LogFilter) {
  return {
    activity_name: filter.subject,
    actor_uid: filter.actor,
    target_uid: filter.thing,
    time_from_unix_ms: dayStartMs(filter.from),
    time_to_unix_ms: dayStartMs(filter.to, 1),
  }
}

function logQuery(filter: LogFilter) {
  return infiniteQueryOptions({
    queryKey: [auditEndpoints.list.id, filter],
    queryFn: ({ pageParam, signal }) =>
      call(auditEndpoints.list, { ...queryOf(filter), limit: 30, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.entries),
    retry: (count, error) => !isNotAllowed(error) && count < 2,
  })
}

/** Asks for the log, page by page, newest first. */
export function useLog(filter: LogFilter) {
  return useInfiniteQuery(logQuery(filter))
}

/** Tells whether the caller may not read it at all. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

/** Proves that the log is whole. */
export function useVerifyLog() {
  return useMutation({ mutationFn: () => call(auditEndpoints.verify, {}), onError: showFailure })
}

/** Saves what the filter leaves of the log as a file. */
export function useExportLog() {
  return useMutation({
    mutationFn: async ({ filter, format }: { filter: LogFilter; format: 'csv' | 'jsonl' }) => {
      const { stream, contentType } = await callBytes(auditEndpoints.export, { ...queryOf(filter), format })
      const blob = await new Response(stream, { headers: { 'content-type': contentType } }).blob()
      saveFile(blob, `audit-log.${format}`)
    },
    onError: showFailure,
  })
}
