import type { Pricing } from '@vireo/contracts/plans'
import type { SubscriptionDocument } from '@vireo/contracts/users'
import { Section } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { CreditsCard, UsagePlot } from '#usage'
import { billingWords } from '../words.ts'
import { Extension } from './extension.tsx'

/** What is used of the plan, day by day, and what may be used beyond it. */
export function UsagePanel({
  document,
  pricing,
}: {
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
}) {
  const words = billingWords.usage
  return (
    <Section
      title={words.title}
      lead={words.lead}
      action={
        <AppLink
          to={document.can_manage_billing ? paths.workspaceUsage : paths.usage}
          className="rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {words.more}
        </AppLink>
      }
    >
      <CreditsCard />
      <div className="mt-4">
        <UsagePlot isOfWorkspace={document.can_manage_billing} />
      </div>
      <Extension document={document} pricing={pricing} />
    </Section>
  )
}
