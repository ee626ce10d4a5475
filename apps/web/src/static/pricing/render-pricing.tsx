import { PaidPeriod } from '@vireo/contracts/billing'
import type { Pricing } from '@vireo/contracts/plans'
import { Currency } from '@vireo/contracts/users'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'

import {
  ApiPricingBody,
  apiPricingHead,
  PricingBody,
  pricingHead,
  type PriceChoice,
  pricingPagesGerman,
} from '#billing/public/index.ts'
import { consentGerman } from '#visits/written/index.ts'
import { landingGerman } from '../../app/landing/words.de.ts'
import { paths } from '../../kit/routing/paths.ts'
import { inEachLanguage } from '../frame/in-each-language.ts'
import { type PageParts, publicDocument } from '../frame/public-document.tsx'
import { column, PublicPage } from '../frame/public-page.tsx'
import { fileOfPage, type WrittenPage } from '../frame/written-page.ts'

const german = { 'app/landing': landingGerman, ...pricingPagesGerman, ...consentGerman }

/** What the address of a page about prices can hold; monthly prices in dollars are shown first. */
const choices = { period: PaidPeriod.options, currency: Currency.options }

type PriceList = {
  readonly address: string
  readonly head: () => { readonly title: string; readonly lead: string }
  readonly body: (pricing: Pricing, choice: PriceChoice) => ReactNode
}

const lists: readonly PriceList[] = [
  {
    address: paths.pricing,
    head: pricingHead,
    body: (pricing, choice) => <PricingBody pricing={pricing} choice={choice} />,
  },
  {
    address: paths.apiPricing,
    head: apiPricingHead,
    body: (pricing, choice) => <ApiPricingBody pricing={pricing} choice={choice} />,
  },
]

/** Writes the pages about prices in every language, period and currency, from the plans that are sold. */
export function renderPricing(pricing: Pricing, parts: PageParts): readonly WrittenPage[] {
  return lists.map((list) => ({ address: list.address, choices, files: filesOf(list, pricing, parts) }))
}

function filesOf({ address, head, body }: PriceList, pricing: Pricing, parts: PageParts) {
  return inEachLanguage(german, (language) =>
    choices.period.flatMap((period) =>
      choices.currency.map((currency) => {
        const { title, lead } = head()
        const html = publicDocument({
          ...parts,
          path: address,
          title,
          description: lead,
          children: (
            <StaticRouter location={address}>
              <PublicPage path={address}>
                <main className={`${column} flex flex-1 flex-col gap-16 py-8 md:py-12`}>
                  {body(pricing, { period, currency })}
                </main>
              </PublicPage>
            </StaticRouter>
          ),
        })
        return [fileOfPage(address, [period, currency], language), html] as const
      }),
    ),
  )
}
