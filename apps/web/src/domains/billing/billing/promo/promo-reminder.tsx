import { buttonClasses, IconButton } from '@vireo/ui'
import { TicketPercent, X } from 'lucide-react'
import { useLocation } from 'react-router'

import { nowMs } from '#kit/clock.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSubscription } from '#users'
import { promoWords } from './words.ts'
import { discountText, extendedText, meaningText } from './promo-text.ts'
import { removePromo, usePromo } from './use-promo.ts'
import { isReminderDue } from './when-shown.ts'

/** Floats over every screen of a desktop while a code waits; the subscription screen shows it by itself. */
export function PromoReminder() {
  const promo = usePromo()
  const { pathname } = useLocation()
  const { data } = useSubscription()
  if (!isReminderDue(promo, { pathname, document: data, nowMs: nowMs() })) return null
  const meaning = meaningText(promo)
  return (
    <aside
      aria-label={promoWords.reminder}
      className="fixed right-4 bottom-[calc(var(--player-height)+1rem)] z-10 flex w-72 flex-col gap-3 floats rounded-lg bg-raised p-4 shadow-float max-md:hidden"
    >
      <div className="flex items-start gap-2 text-sm">
        <TicketPercent aria-hidden size={16} className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{promo.promocode}</p>
          <p className="text-muted">{discountText(promo, data?.currency ?? 'usd')}</p>
          {meaning ? <p className="text-muted">{meaning}</p> : null}
          <p className="text-muted empty:hidden">{extendedText(promo)}</p>
        </div>
        <IconButton
          size="sm"
          className="-mt-1 -mr-2"
          label={promoWords.remove(promo.promocode)}
          onClick={() => removePromo(promo)}
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <AppLink to={paths.subscription} className={buttonClasses({ variant: 'primary', size: 'sm' })}>
        {promoWords.use}
      </AppLink>
    </aside>
  )
}
