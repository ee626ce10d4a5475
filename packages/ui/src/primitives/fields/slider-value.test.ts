import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseSliderText, sliderDefaults, sliderFill, snapToStep } from './slider-value.ts'
import { committedValue } from './use-committed-text.ts'

const bounds = { min: 0.7, max: 1.2, step: 0.01 }

test('text that is no number leaves the slider where it was', () => {
  for (const text of ['', '  ', 'fast', '1.2.3', '1e3', '--1', 'NaN', 'Infinity', '0x10']) {
    expect(committedValue(text, 0.9, (typed) => parseSliderText(typed, bounds))).toBe(0.9)
  }
})

test('numbers are read with a comma or a point, and with the unit shown beside them', () => {
  expect(parseSliderText(' 1,1 ', bounds)).toBe(1.1)
  expect(parseSliderText('.8', bounds)).toBe(0.8)
  expect(parseSliderText('1.05×', bounds)).toBe(1.05)
})

test('every number lands inside the bounds and on the grid', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      const snapped = snapToStep(value, sliderDefaults)
      expect(snapped).toBeGreaterThanOrEqual(0)
      expect(snapped).toBeLessThanOrEqual(1)
      expect(Math.abs(snapped / 0.005 - Math.round(snapped / 0.005))).toBeLessThan(1e-6)
    }),
  )
})

test('the filled part spans the bounds', () => {
  expect(sliderFill(0.7, bounds)).toBe('0%')
  expect(sliderFill(1.2, bounds)).toBe('100%')
  expect(sliderFill(1, { min: 1, max: 1, step: 1 })).toBe('0%')
})
