import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type LiveSettingName, type LiveSettings, liveSettingsEndpoints } from '@vireo/contracts/staff'

import { ApiError, call } from '#kit/api/index.ts'

const { getSettings, changeSettings } = liveSettingsEndpoints

/** Asks for the settings that may change while the instance runs. */
export function useLiveSettings() {
  return useQuery(
    queryOptions({
      queryKey: [getSettings.id],
      queryFn: ({ signal }) => call(getSettings, {}, { signal }),
      refetchOnWindowFocus: false,
      retry: (count, error) => !(error instanceof ApiError && error.status === 403) && count < 2,
    }),
  )
}

export type Change = { readonly changes?: Partial<LiveSettings>; readonly reset?: LiveSettingName[] }

/** Changes settings, and shows what they are then. */
export function useChangeSettings() {
  const client = useQueryClient()
  return async (change: Change, reason: string) => {
    client.setQueryData([getSettings.id], await call(changeSettings, { ...change, reason }))
  }
}
