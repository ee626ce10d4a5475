import fc from 'fast-check'
import { expect, test } from 'vitest'

import { optionsOf, type SelectGroup } from './option.ts'
import { findOptions, placeAfterMove, placeStartingWith, rowsOf } from './options.ts'

const option = (label: string) => ({ value: label.toLowerCase(), label })
const groups: readonly SelectGroup[] = [
  { label: 'Yours', options: [option('Clara'), { ...option('Émile'), note: 'French, calm' }] },
  { label: 'Everybody’s', options: [option('Aria'), option('Claribel')] },
]
const valuesOf = (found: readonly SelectGroup[]) => optionsOf(found).map(({ value }) => value)

test('nothing typed keeps every option and leaves empty groups out', () => {
  expect(valuesOf(findOptions([...groups, { label: 'None', options: [] }], ' '))).toHaveLength(4)
  expect(findOptions([...groups, { label: 'None', options: [] }], '')).toHaveLength(2)
})

test('an option is found by its label, its note and its group, with or without accents', () => {
  expect(valuesOf(findOptions(groups, 'clar'))).toEqual(['clara', 'claribel'])
  expect(valuesOf(findOptions(groups, 'emile'))).toEqual(['émile'])
  expect(valuesOf(findOptions(groups, 'calm'))).toEqual(['émile'])
  expect(findOptions(groups, 'zzz')).toEqual([])
})

test('the option that begins with what was typed comes before one that only holds it', () => {
  const found = findOptions([{ label: '', options: [option('Old English'), option('English')] }], 'engl')
  expect(valuesOf(found)).toEqual(['english', 'old english'])
})

test('places count the options alone, titles stand above groups where there are several', () => {
  const rows = rowsOf(groups)
  expect(rows.filter(({ kind }) => kind === 'title')).toHaveLength(2)
  expect(rows.flatMap((row) => (row.kind === 'option' ? [row.place] : []))).toEqual([0, 1, 2, 3])
  expect(rowsOf(groups.slice(0, 1)).every(({ kind }) => kind === 'option')).toBe(true)
})

test('typing letters goes to the next option that begins with them, around the end', () => {
  const options = optionsOf(groups)
  expect(placeStartingWith(options, 'cl', 0)).toBe(0)
  expect(placeStartingWith(options, 'cl', 1)).toBe(3)
  expect(placeStartingWith(options, 'x', 0)).toBeUndefined()
})

test('a move ends on an option that can be chosen and never outside of the list', () => {
  const lists = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(lists, fc.nat(19), fc.integer({ min: -30, max: 30 }).filter(Boolean), (disabled, start, by) => {
      const options = disabled.map((each, place) => ({ ...option(String(place)), disabled: each }))
      const from = start % options.length
      const to = placeAfterMove(options, from, by)
      expect(options[to]).toBeDefined()
      if (to !== from) expect(options[to]?.disabled).toBe(false)
    }),
  )
})
