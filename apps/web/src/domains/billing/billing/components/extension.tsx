import { billingEndpoints } from '@vireo/contracts/billing'
import { type Pricing } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Switch } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { extensionText } from '../plans/extension-text.ts'
import { useSubscriptionChange } from '../queries.ts'
import { billingWords } from '../words.ts'

/** What may be used beyond the limit, at which price; admins decide whether it may at all. */
export function Extension({
  document,
  pricing,
}: {
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
}) {
  const words = billingWords.usage
  const change = useSubscriptionChange((allowed: boolean) => call(billingEndpoints.setExtension, { allowed }), {
    onDone: () => undefined,
    onFailed: showFailure,
  })
  return (
    <div className="mt-4">
      <h3 className="text-sm font-medium">{words.extension}</h3>
      <p className="text-sm text-muted">{extensionText(document, pricing)}</p>
      {document.can_extend_character_limit && document.can_manage_billing ? (
        <div className="mt-2">
          <Switch
            label={words.allowExtension}
            checked={change.isPending ? change.variables : document.allowed_to_extend_character_limit}
            onChange={(allowed) => change.mutate(allowed)}
          />
        </div>
      ) : null}
      {Number(document.current_overage.amount) > 0 ? (
        <p className="mt-1 text-sm tabular-nums">{words.extraCredits(extraCreditsText(document))}</p>
      ) : null}
    </div>
  )
}

/** In units of the currency, as the server has it. */
function extraCreditsText({ current_overage: { amount, currency } }: SubscriptionDocument): string {
  return currency === 'usd' ? `$${amount}` : `${amount}€`
}
