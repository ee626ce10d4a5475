import { QueryClient } from '@tanstack/react-query'
import { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { expect, test, vi } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standIn } from '#kit/testing/stand-in.testing.ts'
import { filterFrom } from '../library-filter.ts'
import { useExplore } from './use-explore.ts'

const published = (ids: readonly string[], after: string | null) =>
  leastAnswer(voiceLibraryEndpoints.list.success.schema, {
    voices: ids.map((voice_id) => ({ voice_id })),
    has_more: after !== null,
    last_sort_id: after,
    total_count: 3,
  })
const premade = (ids: readonly string[], after: string | null) =>
  leastAnswer(voicesEndpoints.search.success.schema, {
    voices: ids.map((voice_id) => ({ voice_id })),
    has_more: after !== null,
    next_page_token: after,
    total_count: 2,
  })

/** Explores a library of three voices on two pages, before two that come with the product on two. */
async function explored(query = '') {
  const asked: string[] = []
  standIn('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://vireo.example')
    const isLibrary = pathname === voiceLibraryEndpoints.list.path
    const after = searchParams.get(isLibrary ? 'last_sort_id' : 'next_page_token')
    asked.push(`${isLibrary ? 'library' : 'premade'} ${after ?? 'first'}`)
    if (isLibrary) return Response.json(after === null ? published(['l1', 'l2'], 'two') : published(['l3'], null))
    return Response.json(after === null ? premade(['p1'], 'two') : premade(['p2'], null))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const filter = filterFrom(new URLSearchParams(query))
  const hook = await useForTests(() => useExplore(filter), { client })
  const ids = () => hook.now().pages.items?.map(({ voice }) => voice.voice_id)
  /** Lets the hook be redrawn until it shows these voices. */
  const shows = (...voices: string[]) =>
    vi.waitFor(
      async () => {
        await hook.again()
        expect(ids()).toEqual(voices)
      },
      { timeout: 30_000 },
    )
  return { hook, asked, shows }
}

test('what people published comes first, and how many there are counts both places', async () => {
  const { hook, asked, shows } = await explored()
  await shows('l1', 'l2')
  expect(hook.now()).toMatchObject({ total: 5, hasOrder: true })
  expect(asked.toSorted()).toEqual(['library first', 'premade first'])
})

test.each([['category=premade'], ['quality=natural']])(
  '%s asks for nothing that people published, and offers no order',
  async (query) => {
    const { hook, asked, shows } = await explored(query)
    await shows('p1')
    expect(asked).toEqual(['premade first'])
    expect(hook.now()).toMatchObject({ total: 2, hasOrder: false })
  },
)

test('a category of published voices asks for none that come with the product', async () => {
  const { hook, asked, shows } = await explored('category=professional')
  await shows('l1', 'l2')
  expect(asked).toEqual(['library first'])
  expect(hook.now().total).toBe(3)
})

test('behind the end of the library come the voices of the product, each page once, to the very end', async () => {
  const { hook, asked, shows } = await explored()
  await shows('l1', 'l2')
  await hook.act(({ pages }) => pages.loadMore())
  await shows('l1', 'l2', 'l3')
  await hook.act(({ pages }) => pages.loadMore())
  await shows('l1', 'l2', 'l3', 'p1')
  expect(hook.now().pages.hasMore).toBe(true)
  await hook.act(({ pages }) => pages.loadMore())
  await shows('l1', 'l2', 'l3', 'p1', 'p2')
  expect(hook.now()).toMatchObject({ total: 5, pages: { hasMore: false } })
  expect(asked.slice(2)).toEqual(['library two', 'premade first', 'premade two'])
})
