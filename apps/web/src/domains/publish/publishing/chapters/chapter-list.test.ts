import { publishingLimits } from '@vireo/contracts/publishing'
import { expect, test } from 'vitest'

import { areNamed, type Chapters, renamed, withAdded, without, withPreview } from './chapter-list.ts'

const chapters: Chapters = ['one', 'two', 'three'].map((id) => ({
  id,
  upload: null,
  title: `Chapter ${id}`,
  is_preview: id === 'two',
}))
const idsOf = (list: Chapters) => list.map(({ id }) => id).join(' ')

test('one chapter at most is the preview', () => {
  const previews = (list: Chapters) => list.filter((one) => one.is_preview).map((one) => one.id)
  expect(previews(withPreview(chapters, 'three'))).toEqual(['three'])
  expect(previews(withPreview(chapters, undefined))).toEqual([])
})

test('a recording is a chapter once, and there are as many as a work may have', () => {
  const added = [
    { id: 'two', upload: null, title: 'Again' },
    { id: 'four', upload: null, title: 'Four' },
  ]
  expect(idsOf(withAdded(chapters, added))).toBe('one two three four')
  const many = Array.from({ length: 300 }, (_, at) => ({ id: `more${at}`, upload: null, title: 'More' }))
  expect(withAdded(chapters, many)).toHaveLength(publishingLimits.chaptersMax)
})

test('what takes the place of a chapter is called as it was, and is the preview if it was', () => {
  const replaced = withAdded(chapters, [{ id: 'four', upload: null, title: 'Four' }], 'two')
  expect(idsOf(replaced)).toBe('one four three')
  expect(replaced[1]).toEqual({ id: 'four', upload: null, title: 'Chapter two', is_preview: true })
  expect(idsOf(withAdded(chapters, [{ id: 'one', upload: null, title: 'One' }], 'two'))).toBe('one two three')
})

test('chapters are taken out and called something else; those without a name cannot be kept', () => {
  expect(idsOf(without(chapters, 'two'))).toBe('one three')
  const nameless = renamed(chapters, 'three', ' ')
  expect([areNamed(chapters), areNamed(nameless)]).toEqual([true, false])
})
