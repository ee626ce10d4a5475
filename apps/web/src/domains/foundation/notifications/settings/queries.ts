import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  NotificationChange,
  type NotificationChannel,
  notificationsEndpoints,
  type NotificationTopic,
} from '@vireo/contracts/notifications'
import { showSuccess } from '@vireo/ui'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { notificationSettingsWords } from './words.ts'

const ownQuery = contractQuery(notificationsEndpoints.getPreferences, {})
const workspaceQuery = contractQuery(notificationsEndpoints.getWorkspacePreferences, {})

/** Asks how one hears of what happens in the workspace. */
export function useOwnPreferences() {
  return useQuery(ownQuery)
}

/** Asks how everybody in the workspace hears of it who chose nothing else. */
export function useWorkspacePreferences() {
  return useQuery(workspaceQuery)
}

/** A channel for a topic; null leaves it open. */
export type ChosenChannel = { readonly topic: NotificationTopic; readonly channel: NotificationChannel | null }

/** Chooses channels for oneself, or for the workspace. */
export function useSetPreferences(whose: 'own' | 'workspace') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ topic, channel }: ChosenChannel) => {
      const change = NotificationChange.parse({ preferences: { [topic]: channel } })
      if (whose === 'own') return call(notificationsEndpoints.setPreferences, change)
      return call(notificationsEndpoints.setWorkspacePreferences, change)
    },
    onSuccess: () => void showSuccess(notificationSettingsWords.saved),
    onError: showFailure,
    // What the workspace decides counts for whoever leaves it to the workspace.
    onSettled: () =>
      Promise.all([ownQuery, workspaceQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
}
