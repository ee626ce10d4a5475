import { expect, test } from 'vitest'

import { preloadPath, setKnownRoutes, titleAt } from './known-routes.ts'
import { isEntrancePath } from './paths.ts'
import { fetchedWith, handleOf, screen, screenFrame } from './screen.tsx'

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

test('what is fetched with a screen is asked for at once, and waited for', async () => {
  const order: string[] = []
  const Page = () => null
  const route = screen(
    '/app/home',
    () => 'Home',
    async () => {
      order.push('code')
      return Page
    },
  )
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const both = fetchedWith(route, () => {
    order.push('words')
    return arrival
  })
  const page = handleOf(both).load?.()
  expect(order).toEqual(['code', 'words'])
  arrive()
  expect(await page).toBe(Page)
  expect([both.path, handleOf(both).title?.()]).toEqual(['/app/home', 'Home'])
})
