import { describe, expect, test } from 'vitest'
import { decisionsIndex } from './decisions-index.ts'

const decision = (number: string, status: string) =>
  `# ${number} Title of ${number}\n\nStatus: ${status}\n\n## Context\n`

describe('the index of the decisions', () => {
  test('lists them by number, and leads to what took their place', () => {
    const index = decisionsIndex(
      new Map([
        ['0002-second.md', decision('0002', 'accepted')],
        ['0001-first.md', decision('0001', 'superseded by 0002')],
      ]),
    )
    const first = index.indexOf('| 0001 | [Title of 0001](0001-first.md) | superseded by [0002](0002-second.md) |')
    expect(first).toBeGreaterThan(0)
    expect(index.indexOf('| 0002 | [Title of 0002](0002-second.md) | accepted |')).toBeGreaterThan(first)
  })

  test.each([
    ['no status', '# 0001 Title\n\n## Context\n', 'below the title'],
    ['a word that is no status', decision('0001', 'maybe'), 'below the title'],
    ['a title under another number', decision('0002', 'accepted'), 'below the title'],
    ['one who is not there', decision('0001', 'amended by 0009'), 'names 0009, which is not there'],
  ])('refuses %s', (_, text, message) =>
    expect(() => decisionsIndex(new Map([['0001-first.md', text]]))).toThrow(message),
  )

  test('refuses two of one number', () =>
    expect(() =>
      decisionsIndex(
        new Map([
          ['0001-a.md', decision('0001', 'accepted')],
          ['0001-b.md', decision('0001', 'accepted')],
        ]),
      ),
    ).toThrow('0001-b.md'))
})
