import { expect, test } from 'vitest'
import { insideOf } from './lead-to-plan.ts'

test.each([
  [
    '/app/sign-up?redirect=%2Fapp%2Fsubscription%3Fplan%3Dpro%26period%3Dannual_period',
    '/app/subscription?plan=pro&period=annual_period',
  ],
  ['/app/sign-up', '/app/subscription'],
  ['/app/sign-up?redirect=https%3A%2F%2Felsewhere.test', '/app/subscription'],
  ['/app/sign-up?redirect=%2F%2Felsewhere.test', '/app/subscription'],
  ['/app/sign-up?redirect=javascript%3Aalert(1)', '/app/subscription'],
])('who is signed in follows %s to %s', (href, inside) => {
  expect(insideOf(href)).toBe(inside)
})
