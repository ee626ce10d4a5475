import { expect, test } from 'vitest'
import { pageByPage } from './page-by-page.ts'

const list = (all: readonly string[], asked: string[]) => (after: string, limit: number) => {
  asked.push(after)
  return Promise.resolve(all.filter((each) => each > after).slice(0, limit))
}
const read = async <Row>(rows: AsyncIterable<Row>) => {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

test.each([
  ['nothing', [], ['']],
  ['less than a page', ['a'], ['']],
  ['two pages', ['a', 'b', 'c', 'd'], ['', 'b', 'd']],
  ['a page and a half', ['a', 'b', 'c'], ['', 'b']],
] as const)('of %s each is read once, in order', async (_what, all, pages) => {
  const asked: string[] = []
  expect(await read(pageByPage(list(all, asked), 2))).toEqual(all)
  expect(asked).toEqual(pages)
})

test('rows are told by their ids, and no page is read before the last one is done with', async () => {
  const asked: string[] = []
  const ids = list(['a', 'b', 'c'], asked)
  const rows = pageByPage(async (after, limit) => (await ids(after, limit)).map((id) => ({ id })), 2)
  expect(await rows.next()).toEqual({ done: false, value: { id: 'a' } })
  await rows.next()
  expect(asked).toEqual([''])
  expect(await rows.next()).toEqual({ done: false, value: { id: 'c' } })
  expect(asked).toEqual(['', 'b'])
})
