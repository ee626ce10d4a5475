import { Section, showSuccess, Skeleton, Switch } from '@vireo/ui'

import { useEditMetadata, useUser } from '#users'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { notificationSettingsWords } from './words.ts'

/** Shows which e-mails somebody gets: those they may end, and those they may not. */
export function ProductMails() {
  const { data: user, error, isPending, refetch } = useUser()
  const { mutate: edit, isPending: isSaving, variables } = useEditMetadata()
  const isOn = (isSaving ? variables.agrees_to_product_updates : user?.agrees_to_product_updates) ?? false
  return (
    <Section title={notificationSettingsWords.mailTitle} lead={notificationSettingsWords.mailLead}>
      {isPending ? <Skeleton className="h-37 w-full md:h-28" /> : null}
      {error && !user ? <QueryError title={notificationSettingsWords.failed} error={error} onRetry={refetch} /> : null}
      {user ? (
        <div className="flex flex-col gap-6">
          <Switch
            label={notificationSettingsWords.updates}
            help={notificationSettingsWords.updatesHelp}
            checked={isOn}
            onChange={(wanted) =>
              edit(
                { agrees_to_product_updates: wanted },
                { onSuccess: () => showSuccess(notificationSettingsWords.saved), onError: showFailure },
              )
            }
          />
          <Switch
            label={notificationSettingsWords.security}
            help={notificationSettingsWords.securityHelp}
            checked
            disabled
            onChange={() => undefined}
          />
        </div>
      ) : null}
    </Section>
  )
}
