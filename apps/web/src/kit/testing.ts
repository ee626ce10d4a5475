import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** What a screen shows at an address, once these questions were answered or failed and others are open; as HTML. */
export function shownForTests(
  element: ReactElement,
  {
    at = '/app/subscription',
    answers = [],
    failures = [],
  }: {
    readonly at?: string
    readonly answers?: readonly (readonly [QueryKey, unknown])[]
    readonly failures?: readonly (readonly [QueryKey, Error])[]
  } = {},
): string {
  // What failed stays failed while it is looked at.
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  for (const [queryKey, error] of failures) {
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error })
  }
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, { initialEntries: [at] }, element)),
  )
}
