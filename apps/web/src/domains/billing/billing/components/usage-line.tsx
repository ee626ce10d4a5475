import type { SubscriptionDocument } from '@vireo/contracts/users'
import { ProgressBar } from '@vireo/ui'

import { formatDate, formatExact } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { creditsOf } from '#usage'
import { billingWords } from '../words.ts'

/** Says in one line how much of the month's credits is used, and leads to what used them. */
export function UsageLine({ document }: { readonly document: SubscriptionDocument }) {
  const words = billingWords.usage
  const { used, limit, remaining, usedShare, resetsAtUnix } = creditsOf(document)
  const isUnlimited = remaining === 'unlimited'
  const amount = isUnlimited ? words.usedFreely(formatExact(used)) : words.used(formatExact(used), formatExact(limit))
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="tabular-nums">
          <span className="sr-only">{words.title}: </span>
          {amount}
          {resetsAtUnix === null || isUnlimited ? null : (
            <span className="text-muted"> · {words.renewed(formatDate(resetsAtUnix))}</span>
          )}
        </p>
        <AppLink
          to={document.can_manage_billing ? paths.workspaceUsage : paths.usage}
          className="pressed rounded-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {words.more}
        </AppLink>
      </div>
      {isUnlimited ? null : (
        <ProgressBar
          label={words.title}
          value={usedShare}
          tone={usedShare >= 1 ? 'danger' : usedShare > 0.9 ? 'warning' : 'accent'}
        />
      )}
    </div>
  )
}
