import { expect, test } from 'vitest'

import { preloadPath, setKnownRoutes, titleAt } from './known-routes.ts'
import { isEntrancePath } from './paths.ts'
import { screen, screenFrame } from './screen.tsx'

test.each([
  ['/app/sign-in', true],
  ['/app/sign-in/forgot-password', true],
  ['/app/sign-up', true],
  ['/sign-up', true],
  ['/app/sign-in-now', false],
  ['/app/home', false],
  ['/', false],
])('messages on %s stand at the top: %s', (path, expected) => {
  expect(isEntrancePath(path)).toBe(expected)
})

test('a path has the title of its innermost screen, and its code is fetched once', async () => {
  const fetched: string[] = []
  const load = (name: string) => async () => {
    fetched.push(name)
    return () => null
  }
  setKnownRoutes([
    screenFrame(load('shell'), [
      screen('/app/home', () => 'Home', load('home')),
      screen('/app/*', () => 'Lost', load('lost')),
    ]),
    { path: '/old', element: null },
  ])
  expect(titleAt('/app/home')).toBe('Home')
  expect(titleAt('/app/elsewhere')).toBe('Lost')
  expect(titleAt('/old')).toBeUndefined()
  expect(titleAt('/nowhere')).toBeUndefined()

  preloadPath('/app/home')
  preloadPath('/app/home')
  preloadPath('/old')
  await Promise.resolve()
  expect(fetched).toEqual(['shell', 'home'])
})
