import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useShare, useUnshare, type Whom } from './queries.ts'

let bodies: unknown[] = []
beforeEach(() => {
  bodies = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    bodies.push(typeof body === 'string' ? JSON.parse(body) : body)
    return Response.json({ status: 'ok' })
  })
})
afterEach(() => vi.unstubAllGlobals())

const voice = { type: 'voice', id: 'v1' } as const

/** What a screen gets that shares a voice. */
function sharing() {
  const got: { readonly share: ReturnType<typeof useShare>; readonly unshare: ReturnType<typeof useUnshare> }[] = []
  const Screen = ({ onHooks }: { readonly onHooks: (hooks: (typeof got)[number]) => void }) => {
    onHooks({ share: useShare(voice), unshare: useUnshare(voice) })
    return null
  }
  const screen = createElement(Screen, { onHooks: (hooks) => got.push(hooks) })
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, screen))
  const [hooks] = got
  if (!hooks) throw new Error('Nothing was used.')
  return hooks
}

test.each([
  ['a group by its id', { id: 'g1', type: 'group' }, { group_id: 'g1' }],
  ['a machine by its key', { id: 'k1', type: 'key' }, { workspace_api_key_id: 'k1' }],
  ['a member by address', { id: 'm1', type: 'user', email: 'ada@example.test' }, { user_email: 'ada@example.test' }],
  ['a member without an address by id', { id: 'm1', type: 'user', email: null }, { member_id: 'm1' }],
] as const satisfies readonly (readonly [string, Whom, object])[])(
  'a thing is shared with %s, and with nobody else',
  async (_what, whom, target) => {
    const { share, unshare } = sharing()
    await share.mutateAsync({ whom, level: 'editor' })
    await unshare.mutateAsync(whom)
    expect(bodies).toEqual([
      { resource_type: 'voice', role: 'editor', ...target },
      { resource_type: 'voice', ...target },
    ])
  },
)
