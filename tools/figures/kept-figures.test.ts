import { expect, test } from 'vitest'
import { staleFigures } from './kept-figures.ts'

const page = '| what | before | now | goal |\n| --- | --- | --- | --- |\n| slices, areas | – | 29, 10 | – |\n'
const slices = (value: string) => ({ what: 'slices, areas', value, goal: '' })

test('a figure that the page tells as it is has no problem', () => {
  expect(staleFigures(page, [slices('29, 10')])).toEqual([])
})

test('a figure that changed since, and one that the page lacks, are named', () => {
  expect(staleFigures(page, [slices('30, 10'), { what: 'doors', value: 0, goal: '0' }])).toEqual([
    'docs/architecture-figures.md: says 29, 10 for “slices, areas”, and it is 30, 10',
    'docs/architecture-figures.md: says nothing for “doors”, and it is 0',
  ])
})
