import fc from 'fast-check'
import { expect, test } from 'vitest'

import { placeTooltip } from './place-tooltip.ts'

const view = { width: 1000, height: 800 }
const control = { left: 500, top: 400, width: 40, height: 40 }
const hint = { width: 100, height: 24 }

test.each([
  ['top', { left: 470, top: 370 }],
  ['bottom', { left: 470, top: 446 }],
  ['left', { left: 394, top: 408 }],
  ['right', { left: 546, top: 408 }],
] as const)('in the open it stands on the %s, centred', (side, place) => {
  expect(placeTooltip(control, hint, view, side)).toEqual(place)
})

test('where there is no room it stands on the other side', () => {
  expect(placeTooltip({ ...control, top: 4 }, hint, view, 'top').top).toBe(50)
  expect(placeTooltip({ ...control, top: 750 }, hint, view, 'bottom').top).toBe(720)
  expect(placeTooltip({ ...control, left: 950 }, hint, view, 'right').left).toBe(844)
})

test('it never leaves the window', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 960 }),
    top: fc.integer({ min: 0, max: 760 }),
    width: fc.constant(40),
    height: fc.constant(40),
  })
  fc.assert(
    fc.property(box, fc.constantFrom('top', 'right', 'bottom', 'left'), (at, side) => {
      const { left, top } = placeTooltip(at, hint, view, side)
      expect(left).toBeGreaterThanOrEqual(8)
      expect(top).toBeGreaterThanOrEqual(8)
      expect(left + hint.width).toBeLessThanOrEqual(view.width - 8)
      expect(top + hint.height).toBeLessThanOrEqual(view.height - 8)
    }),
  )
})
