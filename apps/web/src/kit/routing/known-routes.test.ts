import { Bell } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { existingScreens, preloadPath, screensOfferedAt, setKnownRoutes } from './known-routes.ts'
import { screen, screenFrame } from './screen.tsx'

const load = async () => () => null
beforeEach(() =>
  setKnownRoutes([
    screenFrame(load, [
      screen('/app/home', () => 'Home', load, { icon: Bell, group: 'home' }),
      screen('/app/voices/:id', () => 'One voice', load),
      screen('/app/*', () => 'Not found', load),
      screenFrame(load, [
        screen('/app/clone', () => 'Clone', load, { offer: { at: '/app/new', note: () => 'From a recording' } }),
      ]),
    ]),
    { path: '/redirect', element: null },
  ]),
)
afterEach(() => setKnownRoutes([]))

test('a screen exists that has a title and an address of its own, however deep it stands', () => {
  expect(existingScreens().map(({ path, title }) => [path, title()])).toEqual([
    ['/app/home', 'Home'],
    ['/app/clone', 'Clone'],
  ])
  expect(existingScreens()[0]).toMatchObject({ icon: Bell, group: 'home' })
})

test('a way to something new is listed where it is offered, and nowhere else', () => {
  expect(screensOfferedAt('/app/new').map(({ path }) => path)).toEqual(['/app/clone'])
  expect(screensOfferedAt('/app/home')).toEqual([])
})

test('code that could not be fetched ahead is asked for again', async () => {
  let asked = 0
  const failing = async () => {
    asked += 1
    throw new Error('offline')
  }
  setKnownRoutes([screen('/app/far', () => 'Far', failing)])
  preloadPath('/app/far')
  // The failure is noted after the promise has settled.
  await new Promise((resolve) => setTimeout(resolve))
  preloadPath('/app/far')
  expect(asked).toBe(2)
})
