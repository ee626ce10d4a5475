import type { Work } from '@vireo/contracts/publishing'
import { Section } from '@vireo/ui'

import { BecomeSeller } from './become-seller.tsx'
import { PriceForm } from './price-form.tsx'
import { priceWords } from './words.ts'

/** Asks what a work costs, where it can be sold; else says what that takes. */
export function PriceSection({ work }: { readonly work: Work }) {
  return (
    <Section title={priceWords.title} lead={priceWords.lead}>
      {work.price === undefined ? <BecomeSeller work={work} /> : <PriceForm work={work} price={work.price} />}
    </Section>
  )
}
