import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { historyEndpoints } from '@vireo/contracts/history'

import { call, contractQuery } from '#kit/api/index.ts'

const settingsQuery = contractQuery(historyEndpoints.getSettings, {})

/** Asks how long recordings are kept, and how much room they take up. */
export function useHistorySettings() {
  return useQuery(settingsQuery)
}

/** Decides after how many days recordings are deleted by themselves; null keeps everything. */
export function useSetRetention() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (days: number | null) => call(historyEndpoints.setRetention, { retention_days: days }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  })
}
