import { expect, test } from 'vitest'
import { consentCountries, consentIn, letsCount } from './consent.ts'
import { isBrowserEvent, isServerOnly } from './event-names.ts'

test('consent is asked for in the 27 of the Union, Iceland, Liechtenstein, Norway, the United Kingdom and Switzerland', () => {
  expect(consentCountries).toHaveLength(27 + 5)
  expect(new Set(consentCountries).size).toBe(32)
})

test.each([
  [undefined, 'undecided'],
  [null, 'undecided'],
  ['', 'undecided'],
  ['de', 'denied'],
  ['DE', 'denied'],
  ['gb', 'denied'],
  ['ch', 'denied'],
  ['no', 'denied'],
  ['us', 'not_applicable'],
  ['jp', 'not_applicable'],
  ['tr', 'not_applicable'],
] as const)('in %j, who has not decided is %s', (country, consent) => {
  expect(consentIn(country)).toBe(consent)
})

test.each([
  ['undecided', false],
  ['denied', false],
  ['granted', true],
  ['not_applicable', true],
] as const)('%s lets count: %s', (consent, may) => {
  expect(letsCount(consent)).toBe(may)
})

test.each([
  ['page_viewed', true, false],
  ['signed_out', true, false],
  ['signed_up', false, true],
  ['payment_succeeded', false, true],
  ['subscription_started', false, true],
  ['moderation_decided', false, true],
  ['anything', false, false],
] as const)('%s may be told by a browser: %s; is the server’s alone: %s', (name, browser, server) => {
  expect([isBrowserEvent(name), isServerOnly(name)]).toEqual([browser, server])
})
