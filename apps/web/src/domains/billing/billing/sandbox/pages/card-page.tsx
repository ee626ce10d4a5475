import { cardBrand } from '../../card-brand.ts'
import { CardForm } from '../components/card-form.tsx'
import { BackLink, SessionGate } from '../components/session-gate.tsx'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

/** Replaces the card on file; with the new one open invoices are paid at once. */
export function CardPage() {
  return (
    <SessionGate title={billingTitleWords.sandboxCard}>
      {({ id, session: { card, back_url: backUrl } }) => (
        <>
          <p className="text-sm text-muted">
            {card ? sandboxWords.cardLead(cardBrand(card.brand), card.last4) : sandboxWords.noCard}{' '}
            {sandboxWords.paysOpen}
          </p>
          <CardForm pageId={id} action={sandboxWords.saveCard} onDone={(url) => location.assign(url)} />
          <BackLink url={backUrl} />
        </>
      )}
    </SessionGate>
  )
}
