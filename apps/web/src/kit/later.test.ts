import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { fetchAtOnce, later, partsArrived } from './later.tsx'

function shown(part: ReturnType<typeof later<object>>): string {
  return renderToStaticMarkup(createElement(Suspense, { fallback: 'on its way' }, createElement(part)))
}

test('a part is waited for, unless its code was fetched ahead: then it is drawn at once', async () => {
  const part = later(async () => ({ default: () => 'the part' }))
  expect(shown(part)).toBe('on its way')
  await part.fetchAhead()
  expect(shown(part)).toBe('the part')
})

test('parts that stand on every screen can be waited for', async () => {
  const part = later(async () => ({ default: () => 'the bell' }))
  fetchAtOnce(part)
  await partsArrived()
  expect(shown(part)).toBe('the bell')
})
