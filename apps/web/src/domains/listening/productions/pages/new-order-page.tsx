import type { Order, OrderLanguages } from '@vireo/contracts/productions'
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
import { type Choices, WishFields } from '../wizard/wish-fields.tsx'
import { wizardWords } from '../wizard/words.ts'

type BothChoices = { readonly transcription: Choices; readonly subtitles: Choices }

/** Puts an order together: what is wanted, the recordings, what it costs, and on to the payment. */
export function NewOrderPage() {
  const [query] = useAddressQuery()
  // The order that is begun here stands in the address too, and must not begin the screen anew.
  const [resumed] = useState(() => query.get('order') ?? '')
  const order = useOrder(resumed)
  const transcription = useOrderLanguages('transcription')
  const subtitles = useOrderLanguages('subtitles')
  const failed = [transcription, subtitles, ...(resumed === '' ? [] : [order])].find(({ isError }) => isError)
  if (failed) return <QueryError title={wizardWords.failed} error={failed.error} onRetry={failed.refetch} />
  if (!transcription.data || !subtitles.data || (resumed !== '' && !order.data)) return <RowsSkeleton />
  if (order.data && order.data.state !== 'open') return <Navigate to={orderAddress(resumed)} replace />
  const choices = { transcription: choicesOf(transcription.data), subtitles: choicesOf(subtitles.data) }
  if (choices.transcription.size + choices.subtitles.size === 0) return <NothingForSale />
  return <Wizard choices={choices} begun={order.data} />
}

function Wizard({ choices, begun }: { readonly choices: BothChoices; readonly begun: Order | undefined }) {
  const service = choices.transcription.size > 0 ? 'transcription' : 'subtitles'
  const draft = useDraft(begun, { service, source: languageOptions(choices[service].keys())[0]?.value ?? '' })
  return (
    <>
      <PageLead>{wizardWords.lead}</PageLead>
      <div className="flex max-w-[760px] flex-col gap-4">
        <Section title={wizardWords.what} lead={wizardWords.whatLead}>
          <WishFields draft={draft} choices={choices} />
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

function choicesOf(languages: OrderLanguages): Choices {
  if (languages.kind === 'single') return new Map(languages.languages.map(({ code }) => [code, [code]]))
  return new Map(
    languages.language_pairs.map(({ source_language: { code }, destination_languages: targets }) => [
      code,
      targets.map((target) => target.code),
    ]),
  )
}
