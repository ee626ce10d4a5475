import { expect, test } from 'vitest'

import { dueText } from './due-text.ts'

test('a deadline is told in days, then in hours, then as over', () => {
  const at = Date.parse('2026-03-01T00:00:00Z')
  const said = (hours: number) => dueText(new Date(at + hours * 3_600_000).toISOString(), at)
  expect([72, 48, 47, 1.5, 0.2, 0, -3].map(said)).toEqual([
    '3 days left',
    '2 days left',
    '47 hours left',
    '1 hour left',
    '1 hour left',
    'Overdue',
    'Overdue',
  ])
})
