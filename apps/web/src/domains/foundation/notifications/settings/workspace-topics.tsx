import { Section } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useSetPreferences, useWorkspacePreferences } from './queries.ts'
import { ArrivingTopics, TopicChoices } from './topic-choices.tsx'
import { notificationTitleWords } from '../titles/words.ts'
import { notificationSettingsWords as words } from './words.ts'

/** Shows how everybody in the workspace hears of what happens there, unless they choose otherwise. */
export function WorkspaceTopics({ mayChange }: { readonly mayChange: boolean }) {
  const { data, error, isPending, refetch } = useWorkspacePreferences()
  const { mutate: choose, isPending: isSaving } = useSetPreferences('workspace')
  return (
    <Section title={notificationTitleWords.title} lead={mayChange ? words.workspaceLead : words.workspaceLeadOthers}>
      {isPending ? <ArrivingTopics /> : null}
      {error && !data ? <QueryError title={words.failed} error={error} onRetry={refetch} /> : null}
      {data ? <TopicChoices choices={data.preferences} disabled={!mayChange || isSaving} onChoose={choose} /> : null}
    </Section>
  )
}
