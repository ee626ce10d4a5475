import { Section } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { DataExports } from '../components/data-exports.tsx'
import { DeleteAccount } from '../components/delete-account.tsx'
import { privacyWords } from '../words.ts'

/** What the product keeps: taking it along, and having it forgotten. */
export function PrivacyPage() {
  return (
    <div className="flex flex-col gap-6">
      <DataExports />
      <Section
        title={privacyWords.mailsTitle}
        lead={privacyWords.mailsLead}
        action={
          <AppLink
            to={paths.notifications}
            className="rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            {privacyWords.mailsLink}
          </AppLink>
        }
      />
      <DeleteAccount />
    </div>
  )
}
