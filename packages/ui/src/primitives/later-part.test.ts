import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'

import { laterPart } from './later-part.ts'

test('a part that is not there yet is not waited for: the screen is drawn without it', () => {
  const usePart = laterPart(() => Promise.resolve('the part'))
  const Shown = () => createElement('p', null, usePart() ?? 'the screen')
  expect(renderToStaticMarkup(createElement(Shown))).toBe('<p>the screen</p>')
})

test('code is fetched ahead once, and again after it was lost', async () => {
  let isLost = true
  const fetchPart = vi.fn<() => Promise<string>>(() =>
    isLost ? Promise.reject(new Error('Lost.')) : Promise.resolve('the part'),
  )
  const { fetchAhead, isThere } = laterPart(fetchPart)
  fetchAhead()
  fetchAhead()
  expect(fetchPart).toHaveBeenCalledOnce()
  await vi.waitFor(
    () => {
      fetchAhead()
      expect(fetchPart).toHaveBeenCalledTimes(2)
    },
    { timeout: 30_000 },
  )
  expect(isThere()).toBe(false)
  isLost = false
  await vi.waitFor(
    () => {
      fetchAhead()
      expect(isThere()).toBe(true)
    },
    { timeout: 30_000 },
  )
  expect(fetchPart).toHaveBeenCalledTimes(3)
})
