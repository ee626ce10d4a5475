import { expect, test } from 'vitest'

import { pricingForTests } from '#billing/testing.ts'
import { originPlaceholder } from '../frame/origin.ts'
import { renderPricing } from './render-pricing.tsx'

const parts = { css: '', script: '/assets/pricing.js', font: '/assets/inter.woff2' }
const pages = renderPricing(pricingForTests(), parts)
const page = (address: string) => pages.find((one) => one.address === address)
const html = (file: string) => pages.flatMap(({ files }) => files[file] ?? []).join('')

test('each page is there in every language, period and currency, under the name that the server asks for', () => {
  expect(pages.map(({ address }) => address)).toEqual(['/pricing', '/pricing/api'])
  expect(page('/pricing')?.choices).toEqual({
    period: ['monthly_period', 'annual_period'],
    currency: ['usd', 'eur'],
  })
  for (const { files } of pages) expect(Object.keys(files)).toHaveLength(8)
  expect(Object.keys(page('/pricing/api')?.files ?? {})).toContain('pricing-api.annual_period.eur.de.html')
})

test('a page says its prices in the words and figures of its language, and says nothing of another', () => {
  const english = html('pricing.monthly_period.usd.en.html')
  const german = html('pricing.annual_period.eur.de.html')
  expect(english).toMatch(/<html lang="en".*Plans for every voice.*\$22/su)
  expect(german).toMatch(/<html lang="de".*Ein Tarif für jede Stimme/su)
  expect(german).toContain('100.000 Credits im Monat')
  expect(german).not.toMatch(/Compare plans|Monthly|a month/u)
})

test('whoever searches finds one address for each language, whatever prices are shown', () => {
  const german = html('pricing.annual_period.eur.de.html')
  expect(german).toContain(`<link rel="canonical" href="${originPlaceholder}/pricing?lang=de"/>`)
  expect(german).toContain(`hrefLang="en" href="${originPlaceholder}/pricing"`)
  expect(german).toContain(`<meta property="og:url" content="${originPlaceholder}/pricing?lang=de"/>`)
})

test('without a script, every price and every way in is a link', () => {
  const english = html('pricing.monthly_period.usd.en.html')
  expect(english).toContain('href="/pricing?period=annual_period&amp;currency=usd&amp;lang=en"')
  expect(english).toContain('/app/sign-up?redirect=%2Fapp%2Fsubscription%3Fplan%3Dcreator')
  expect(english.slice(english.indexOf('<main'))).not.toContain('<button')
})
