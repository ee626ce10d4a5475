import { billingEndpoints } from '@vireo/contracts/billing'
import { type Pricing } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Switch } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { formatMoney } from '#kit/format/index.ts'
import { extensionText } from '../plans/extension-text.ts'
import { useSubscriptionChange } from '../queries.ts'
import { billingWords } from '../words.ts'

/** Says what may be used beyond the plan, at which price; admins decide whether it may at all. */
export function Overage({ document, pricing }: { readonly document: SubscriptionDocument; readonly pricing: Pricing }) {
  const words = billingWords.usage
  const change = useSubscriptionChange((allowed: boolean) => call(billingEndpoints.setExtension, { allowed }), {
    onDone: () => undefined,
    onFailed: showFailure,
  })
  // The server tells it in units of the currency, with two places.
  const usedCents = Math.round(Number(document.current_overage.amount) * 100)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-xs text-muted">{words.extension}</h3>
        <p>
          {extensionText(document, pricing)}
          {usedCents > 0 ? (
            <span className="tabular-nums">
              {' '}
              {words.overage(formatMoney(usedCents, document.current_overage.currency))}
            </span>
          ) : null}
        </p>
      </div>
      {document.can_extend_character_limit && document.can_manage_billing ? (
        <Switch
          label={words.allowExtension}
          checked={change.isPending ? change.variables : document.allowed_to_extend_character_limit}
          onChange={(allowed) => change.mutate(allowed)}
        />
      ) : null}
    </div>
  )
}
