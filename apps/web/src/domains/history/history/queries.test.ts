import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { historyEndpoints, HistoryItem, HistoryPage } from '@vireo/contracts/history'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { historyQuery, useDeleteRecordings, useRestoreRecordings } from './queries.ts'

const item = (history_item_id: string) => HistoryItem.parse(leastAnswer(HistoryItem, { history_item_id }))
const pageOf = (ids: readonly string[], has_more = false) =>
  HistoryPage.parse(
    leastAnswer(HistoryPage, {
      history: ids.map((history_item_id) => ({ history_item_id })),
      has_more,
      last_history_item_id: ids.at(-1) ?? null,
    }),
  )

let asked: string[] = []
let client: QueryClient
let answer: (url: URL, method: string) => Response | Promise<Response>
beforeEach(() => {
  asked = []
  client = new QueryClient()
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const url = new URL(address, 'https://vireo.example')
    asked.push(`${method} ${url.pathname}${url.search}`)
    return Promise.resolve(answer(url, method))
  })
})
afterEach(() => vi.unstubAllGlobals())

const ok = () => Response.json({ status: 'ok' })
const refused = (status: number) => {
  const detail = { type: 'error', code: 'error', status: 'error', message: 'No.', request_id: 'r', param: null }
  return Response.json({ detail }, { status })
}

/** What a component gets that uses this. */
function used<T>(hook: () => T): T {
  const got: T[] = []
  const Screen = ({ onHook }: { readonly onHook: (value: T) => void }) => {
    onHook(hook())
    return null
  }
  const screen = createElement(Screen, { onHook: (value) => got.push(value) })
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, screen))
  const [first] = got
  if (first === undefined) throw new Error('Nothing was used.')
  return first
}

const key = historyQuery({}).queryKey
const shownIds = () =>
  client.getQueryData(key)?.pages.flatMap(({ history }) => history.map((one) => one.history_item_id))
const show = (...ids: string[]) => client.setQueryData(key, { pages: [pageOf(ids)], pageParams: [undefined] })

test('each page goes on after the last recording of the one before, and the last one is the end', async () => {
  answer = (url) =>
    Response.json(url.searchParams.has('start_after_history_item_id') ? pageOf(['c']) : pageOf(['a', 'b'], true))
  const { pages } = await client.fetchInfiniteQuery({ ...historyQuery({}, 2), pages: 5 })
  expect(pages.map(({ history }) => history.map((one) => one.history_item_id))).toEqual([['a', 'b'], ['c']])
  expect(asked).toEqual(['GET /v1/history?page_size=2', 'GET /v1/history?page_size=2&start_after_history_item_id=b'])
})

describe('deleting several recordings', () => {
  const remove = (...ids: string[]) => used(useDeleteRecordings).mutateAsync(ids.map(item))

  test('takes those from the list that the server has let go of, and leaves the others', async () => {
    show('a', 'b', 'c')
    answer = (url) => (url.pathname.endsWith('/b') ? refused(403) : ok())
    const { doneIds, failures } = await remove('a', 'b', 'c')
    expect([doneIds.toSorted(), failures.length]).toEqual([['a', 'c'], 1])
    expect(shownIds()).toEqual(['b'])
  })

  test('is done where one is no longer there', async () => {
    show('a')
    answer = () => refused(404)
    expect(await remove('a')).toEqual({ doneIds: ['a'], failures: [] })
    expect(shownIds()).toEqual([])
  })

  test('asks for four at once, and for each of them once', async () => {
    let [open, most] = [0, 0]
    answer = async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return ok()
    }
    const ids = Array.from({ length: 11 }, (_, at) => `r${at}`)
    const { doneIds } = await remove(...ids)
    expect(most).toBe(4)
    expect(doneIds.toSorted()).toEqual(ids.toSorted())
    expect(asked).toHaveLength(11)
  })
})

test('what was taken back is asked for again, also where that failed', async () => {
  show('a')
  answer = () => refused(409)
  const { failures } = await used(useRestoreRecordings).mutateAsync(['b'])
  expect(failures).toHaveLength(1)
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  expect(asked).toEqual([`POST ${historyEndpoints.restore.path.replace(':history_item_id', 'b')}`])
})
