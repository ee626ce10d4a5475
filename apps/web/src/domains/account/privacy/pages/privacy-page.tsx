import { buttonClasses, Section } from '@vireo/ui'
import { Suspense } from 'react'

import { privacySections } from '#kit/note-places.ts'
import { offersAt } from '#kit/offers.ts'
import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { DataExports } from '../components/data-exports.tsx'
import { DeleteAccount } from '../components/delete-account.tsx'
import { SaleOptOut } from '../opt-out/sale-opt-out.tsx'
import { privacyWords } from '../words.ts'

/** Shows what the product keeps: taking it along, and having it deleted. */
export function PrivacyPage() {
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{privacyWords.lead}</PageLead>
      <DataExports />
      <Section
        title={privacyWords.mailsTitle}
        lead={privacyWords.mailsLead}
        action={
          <AppLink to={paths.notifications} className={buttonClasses({ size: 'sm' })}>
            {privacyWords.mailsLink}
          </AppLink>
        }
      />
      <SaleOptOut />
      <Suspense>
        {offersAt(privacySections).map((Part, place) => (
          <Part key={place} />
        ))}
      </Suspense>
      <DeleteAccount />
    </div>
  )
}
