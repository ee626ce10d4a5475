import { Section } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useOwnPreferences, useSetPreferences } from './queries.ts'
import { ArrivingTopics, TopicChoices } from './topic-choices.tsx'
import { notificationSettingsWords as words } from './words.ts'

/** Asks how one wants to hear of what happens in the workspace that one works in. */
export function OwnTopics() {
  const { data, error, isPending, refetch } = useOwnPreferences()
  const { mutate: choose, isPending: isSaving } = useSetPreferences('own')
  return (
    <Section title={words.ownTitle} lead={words.ownLead}>
      {isPending ? <ArrivingTopics /> : null}
      {error && !data ? <QueryError title={words.failed} error={error} onRetry={refetch} /> : null}
      {data ? (
        <TopicChoices
          choices={data.preferences.map(({ topic, own_channel: channel, workspace_channel: workspaceChannel }) => ({
            topic,
            channel,
            workspaceChannel,
          }))}
          disabled={isSaving}
          onChoose={choose}
        />
      ) : null}
    </Section>
  )
}
