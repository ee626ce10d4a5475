import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** What a screen shows at an address, once these questions were answered; as HTML. */
export function shownForTests(
  element: ReactElement,
  { at = '/app/subscription', answers = [] }: { at?: string; answers?: readonly (readonly [QueryKey, unknown])[] } = {},
): string {
  const client = new QueryClient()
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, { initialEntries: [at] }, element)),
  )
}
