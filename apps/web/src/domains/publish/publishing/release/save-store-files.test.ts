import { expect, test } from 'vitest'

import { standIn } from '#kit/testing/stand-in.testing.ts'
import { saveStoreFiles } from './save-store-files.ts'

test('files for stores are saved by the browser from an address of this site: the page asks for no byte of them', async () => {
  const asked: string[] = []
  standIn('fetch', (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`)
    const address = { url: 'https://other.example/library/w/store.zip?key=1.x', expires_at_unix: 1 }
    return Promise.resolve(Response.json(address))
  })
  const links: { href: string; download?: string; clicks: number; click: () => void }[] = []
  standIn('document', {
    createElement: () => {
      const link = { href: '', clicks: 0, click: () => void link.clicks++ }
      links.push(link)
      return link
    },
  })
  await saveStoreFiles('w')
  expect(asked).toEqual(['POST /v1/publishing/works/w/store-address'])
  expect(links).toMatchObject([{ href: '/library/w/store.zip?key=1.x', download: '', clicks: 1 }])
})
