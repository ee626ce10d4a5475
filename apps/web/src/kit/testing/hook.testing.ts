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
  let drawn: Drawn<T> | undefined
  const onDraw = (by: Drawn<T>) => (drawn = by)
  function Screen({ onDrawn }: { readonly onDrawn: (by: Drawn<T>) => void }): ReactNode {
    const [, redraw] = useReducer((times: number) => times + 1, 0)
    onDrawn({ answer: hook(), redraw })
    return null
  }
  const root = createRoot(placeWithoutDocument())
  const router = createMemoryRouter([{ path: '*', element: createElement(Screen, { onDrawn: onDraw }) }], {
    initialEntries: [at],
  })
  const element = createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router }))
  let isThere = true
  const leave = async () => {
    if (isThere) await act(async () => root.unmount())
    isThere = false
  }
  onTestFinished(leave)
  await act(async () => root.render(element))
  const now = () => {
    if (!drawn) throw new Error('The hook was never used.')
    return drawn.answer
  }
  return {
    now,
    act: (change) =>
      act(async () => {
        await change(now())
      }),
    again: () => act(async () => drawn?.redraw()),
    leave,
    address: () => router.state.location.pathname + router.state.location.search,
    client,
  }
}

type Drawn<T> = { readonly answer: T; readonly redraw: () => void }

/** Makes the little of an element that React touches where nothing is drawn. */
function placeWithoutDocument(): Element {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} }
  const document = { ...listening, nodeType: 9, activeElement: null, defaultView: { HTMLIFrameElement: Event } }
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
