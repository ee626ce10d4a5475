import { isolationEndpoints } from '@vireo/contracts/isolation'
import { expect, test } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { answer } from '#kit/testing/states.testing.ts'
import { standInServer } from '#kit/testing/stand-in.testing.ts'
import { useIsolations } from './queries.ts'

const pageOf = (ids: readonly string[], hasMore: boolean) =>
  Response.json(answer(isolationEndpoints.list, { items: ids.map((id) => ({ id })), has_more: hasMore }).body)
const pageIn = ({ url }: Request) => new URL(url).searchParams.get('page')

test('what was isolated is listed to its end, one page after the other, each once', async () => {
  const asked = standInServer(pageOf(['a', 'b'], true), pageOf(['b', 'c'], false))
  const list = await useForTests(() => useIsolations())
  const shown = () => list.now().items?.map(({ id }) => id)
  await expect.poll(shown).toEqual(['a', 'b'])
  await list.act(({ fetchNextPage }) => void fetchNextPage())
  await expect.poll(shown).toEqual(['a', 'b', 'c'])
  expect(list.now().hasNextPage).toBe(false)
  expect(asked.map(pageIn)).toEqual(['1', '2'])
})

test('what is looked for is asked for by its name', async () => {
  const asked = standInServer(pageOf(['a'], false))
  const list = await useForTests(() => useIsolations('kitchen'))
  await expect.poll(() => list.now().items?.length).toBe(1)
  expect(asked.map(({ url }) => new URL(url).searchParams.get('search'))).toEqual(['kitchen'])
})
