import type { Work } from '@vireo/contracts/publishing'
import { Section } from '@vireo/ui'

import type { PriceDraft } from './price-draft.ts'
import { BecomeSeller } from './become-seller.tsx'
import { PriceForm } from './price-form.tsx'
import { priceWords } from './words.ts'

type PriceSectionProps = { readonly work: Work; readonly draft: PriceDraft }

/** Asks what a work costs, where it can be sold; else says what that takes. Where nothing is sold it says nothing. */
export function PriceSection({ work, draft }: PriceSectionProps) {
  if (!work.is_selling_offered) return null
  return (
    <Section title={priceWords.title} lead={priceWords.lead}>
      {work.price === undefined ? <BecomeSeller work={work} /> : <PriceForm draft={draft} />}
    </Section>
  )
}
