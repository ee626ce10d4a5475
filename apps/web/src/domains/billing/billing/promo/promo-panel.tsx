import { billingEndpoints } from '@vireo/contracts/billing'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Button, IconButton, showSuccess } from '@vireo/ui'
import { TicketPercent, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { call } from '#kit/api/index.ts'
import { forgetPromo } from '#kit/arrival/index.ts'
import { showChangeFailure } from '../failures.ts'
import { PromoDialog } from '../later-components.ts'
import { usePlanQuery } from '../plans/use-plan-query.ts'
import { useSubscriptionChange } from '../queries.ts'
import { CodeForm } from './code-form.tsx'
import { promoWords } from './words.ts'
import { discountText, extendedText, meaningText } from './promo-text.ts'
import { judgeStoredCoupon } from './take-coupon.ts'
import { removePromo, usePromo } from './use-promo.ts'
import { isDialogDue } from './when-shown.ts'

/** Shows the promo code that waits for a checkout, or the way to enter one. */
export function PromoPanel({ document }: { readonly document: SubscriptionDocument }) {
  const promo = usePromo()
  const { currency } = usePlanQuery(document)
  const [query, setQuery] = useSearchParams()
  const isArriving = isDialogDue(promo, query)
  const [isEntering, setEntering] = useState(false)
  const words = promoWords
  // Once for each visit of the screen.
  const isJudged = useRef(false)
  useEffect(() => {
    if (isJudged.current) return
    isJudged.current = true
    // What a link brought along was judged a moment ago.
    if (!isArriving) void judgeStoredCoupon()
  }, [isArriving])
  const close = () => {
    const rest = new URLSearchParams(query)
    rest.delete('promo')
    setQuery(rest, { replace: true })
  }
  if (!promo) {
    return isEntering ? (
      <CodeForm currency={currency} onClose={() => setEntering(false)} />
    ) : (
      <div>
        <Button icon={<TicketPercent aria-hidden size={16} />} onClick={() => setEntering(true)}>
          {words.enter}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-success-soft px-4 py-3 text-sm">
      <TicketPercent aria-hidden size={16} className="shrink-0 text-success" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-medium">{promo.promocode}</span> · {discountText(promo, currency)}
        <span className="block text-muted empty:hidden">{meaningText(promo)}</span>
        <span className="block text-muted empty:hidden">{extendedText(promo)}</span>
      </p>
      {document.status === 'active' && document.billing_period !== null ? <UseNow code={promo.promocode} /> : null}
      <IconButton size="sm" label={words.remove(promo.promocode)} onClick={() => removePromo(promo)}>
        <X aria-hidden size={16} />
      </IconButton>
      {isArriving ? (
        <Suspense>
          <PromoDialog promo={promo} currency={currency} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Takes the code off the invoices of the subscription that there is. */
function UseNow({ code }: { readonly code: string }) {
  const use = useSubscriptionChange(
    (discountCode: string) => call(billingEndpoints.applyDiscount, { discount_code: discountCode }),
    {
      onDone: () => {
        forgetPromo()
        showSuccess(promoWords.used)
      },
      onFailed: (error) => showChangeFailure('discount', error),
    },
  )
  return (
    <Button size="sm" loading={use.isPending} onClick={() => use.mutate(code)}>
      {promoWords.takeNow}
    </Button>
  )
}
