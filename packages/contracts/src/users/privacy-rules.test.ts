import { expect, test } from 'vitest'
import { optOutOffer, optOutRegions } from './privacy-rules.ts'

test.each(optOutRegions)('in %s, opting out is offered', (region) => {
  expect(optOutOffer({ country: 'us', region }, false)).toBe('offered')
  expect(optOutOffer({ country: 'US', region: region.toUpperCase() }, false)).toBe('offered')
})

test.each([
  [{ country: 'us', region: 'ny' }, false, 'none'],
  [{ country: 'us', region: null }, false, 'none'],
  // Catalonia has the code of Connecticut.
  [{ country: 'es', region: 'ct' }, false, 'none'],
  [{ country: 'ca', region: 'ca' }, false, 'none'],
  [{ country: null, region: 'ca' }, false, 'none'],
  [null, false, 'none'],
  [undefined, false, 'none'],
  [null, true, 'automatic'],
  [{ country: 'de', region: null }, true, 'automatic'],
  [{ country: 'us', region: 'ca' }, true, 'automatic'],
] as const)('at %j with a signal of the browser (%s) it is %s', (place, hasSignal, offer) => {
  expect(optOutOffer(place, hasSignal)).toBe(offer)
})
