import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, useReducer, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'

import { standIn } from './stand-in.testing.ts'

/** A hook that a screen uses. */
export type HookInUse<T> = {
  /** What it answers now. */
  readonly now: () => T
  /** Does something and lets all that follows from it happen. */
  readonly act: (change: (now: T) => unknown) => Promise<void>
  /** Uses it once more as it is, with whatever its closure reads by now. */
  readonly again: () => Promise<void>
  /** Leaves the screen. */
  readonly leave: () => Promise<void>
  /** The address that is shown, with its query. */
  readonly address: () => string
  readonly client: QueryClient
}

/**
 * Uses a hook as a screen would: with effects, state, questions and an address. The screen draws nothing, so that React
 * needs nothing of a document but something to hang on.
 */
export async function useForTests<T>(
  hook: () => T,
  { at = '/app/home', client = new QueryClient() }: { readonly at?: string; readonly client?: QueryClient } = {},
): Promise<HookInUse<T>> {
  standIn('IS_REACT_ACT_ENVIRONMENT', true)
  if (!('window' in globalThis)) standIn('window', globalThis)
  let answer: { readonly value: T } | undefined
  let redraw = (): void => undefined
  function Screen(): ReactNode {
    const [, countUp] = useReducer((times: number) => times + 1, 0)
    redraw = countUp
    answer = { value: hook() }
    return null
  }
  const root = createRoot(placeWithoutDocument())
  const router = createMemoryRouter([{ path: '*', element: createElement(Screen) }], { initialEntries: [at] })
  const element = createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router }))
  let isThere = true
  const leave = async () => {
    if (isThere) await act(async () => root.unmount())
    isThere = false
  }
  onTestFinished(leave)
  await act(async () => root.render(element))
  const now = () => {
    if (!answer) throw new Error('The hook was never used.')
    return answer.value
  }
  return {
    now,
    act: (change) =>
      act(async () => {
        await change(now())
      }),
    again: () => act(async () => redraw()),
    leave,
    address: () => router.state.location.pathname + router.state.location.search,
    client,
  }
}

/** Makes the little of an element that React touches where nothing is drawn. */
function placeWithoutDocument(): Element {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} }
  const document = { ...listening, nodeType: 9, activeElement: null, defaultView: { HTMLIFrameElement: class {} } }
  const place: object = {
    ...listening,
    nodeType: 1,
    tagName: 'DIV',
    nodeName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document,
    firstChild: null,
    lastChild: null,
    textContent: '',
  }
  // React asks for no more of an element than this while nothing is drawn into it.
  return place as Element
}
