import type { Order, OrderLanguages, Service } from '@vireo/contracts/productions'
import { EmptyState, Section } from '@vireo/ui'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { languageOptions } from '#kit/languages/index.ts'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { orderAddress } from '../shown/addresses.ts'
import { useOrder, useOrderLanguages } from '../queries.ts'
import { DetailFields } from '../wizard/detail-fields.tsx'
import { QuoteSection } from '../wizard/quote-section.tsx'
import { RecordingsSection } from '../wizard/recordings-section.tsx'
import { useDraft } from '../wizard/use-draft.ts'
import { type Choices, type Offers, WishFields } from '../wizard/wish-fields.tsx'
import { wizardWords } from '../wizard/words.ts'

/** Puts an order together: what is wanted, the recordings, what it costs, and on to the payment. */
export function NewOrderPage() {
  const [query] = useAddressQuery()
  // The order that is begun here stands in the address too, and must not begin the screen anew.
  const [resumed] = useState(() => query.get('order') ?? '')
  const order = useOrder(resumed)
  const languages = useOrderLanguages()
  const failed = languages.failed ?? (resumed !== '' && order.isError ? order : undefined)
  if (failed) return <QueryError title={wizardWords.failed} error={failed.error} onRetry={failed.refetch} />
  if (!languages.found || (resumed !== '' && !order.data)) return <RowsSkeleton />
  if (order.data && order.data.state !== 'open') return <Navigate to={orderAddress(resumed)} replace />
  const offers = offersOf(languages.found)
  return offers.size === 0 ? <NothingForSale /> : <Wizard offers={offers} begun={order.data} />
}

function Wizard({ offers, begun }: { readonly offers: Offers; readonly begun: Order | undefined }) {
  const [service, choices] = [...offers][0] ?? ['transcription', new Map()]
  const draft = useDraft(begun, { service, source: languageOptions(choices.keys())[0]?.value ?? '' })
  return (
    <>
      <PageLead>{wizardWords.lead}</PageLead>
      <div className="flex max-w-[760px] flex-col gap-4">
        <Section title={wizardWords.what} lead={wizardWords.whatLead}>
          <WishFields draft={draft} offers={offers} />
        </Section>
        <RecordingsSection draft={draft} />
        <DetailFields draft={draft} />
        <QuoteSection draft={draft} />
      </div>
    </>
  )
}

function NothingForSale() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<FileCheck size={28} />} title={wizardWords.nothingForSale}>
        {wizardWords.nothingForSaleText}
      </EmptyState>
    </div>
  )
}

function offersOf(found: readonly { readonly service: Service; readonly languages: OrderLanguages }[]): Offers {
  const offers = found.map(({ service, languages }) => [service, choicesOf(languages)] as const)
  return new Map(offers.filter(([, choices]) => choices.size > 0))
}

function choicesOf(languages: OrderLanguages): Choices {
  if (languages.kind === 'single') return new Map(languages.languages.map(({ code }) => [code, [code]]))
  return new Map(
    languages.language_pairs.map(({ source_language: { code }, destination_languages: targets }) => [
      code,
      targets.map((target) => target.code),
    ]),
  )
}
