import { Asset, assetLimits, AssetsPage } from '@vireo/contracts/assets'
import { aVoice } from '@vireo/audio/testing.ts'
import { writeWav } from '@vireo/audio'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { sumOfAssets } from './asset-store.ts'
import { assetsHolding } from './holding.ts'
import { removeFiles } from './remove-files-job.ts'

const server = await startTestServer()
const sound = writeWav(aVoice(16_000, 300), 16_000)

function bring({ headers }: TestPerson, name: string, bytes: string | Uint8Array<ArrayBuffer>, fileName = 'x.bin') {
  const body = new FormData()
  body.append('name', name)
  body.append('asset', new Blob([bytes]), fileName)
  return server.fetch('/v1/assets', { method: 'POST', headers, body })
}
const brought = async (...asked: Parameters<typeof bring>) => Asset.parse(await (await bring(...asked)).json())
const listed = async ({ headers }: TestPerson, query = '') =>
  AssetsPage.parse(await (await server.fetch(`/v1/assets${query}`, { headers })).json())
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { detail: { code?: string } }).detail.code]
}
const deleted = ({ headers }: TestPerson, id: string) => server.fetch(`/v1/assets/${id}`, { method: 'DELETE', headers })
const at = (address: string | null) => {
  const { pathname, search } = new URL(String(address))
  return `${pathname}${search}`
}
const contentOf = ({ content_url: url }: Asset) => server.fetch(at(url))
/** What of a file the storage still has. */
const isKept = (key: string) => server.ports.storage.size(key).then((size) => size !== undefined)

test('a file is kept as it is, is what its bytes are, and is only ever saved', async () => {
  const who = await server.signUp()
  const asset = await brought(who, '  Our jingle ', sound, 'page.html')
  expect(asset).toMatchObject({ name: 'Our jingle', mime_type: 'audio/wav' })
  const answer = await contentOf(asset)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(sound))).toBe(true)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const part = await server.fetch(at(asset.content_url), { headers: { range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'text/plain'],
  ['umlauts', 'Schöne Grüße', 'text/plain'],
  ['a PNG that breaks off', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'application/octet-stream'],
  ['noise', new Uint8Array([0, 1, 2, 255, 254, 7]), 'application/octet-stream'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
])('%s is told by its bytes', async (_, bytes, type) => {
  expect((await brought(await server.signUp(), 'It', bytes)).mime_type).toBe(type)
})

test('assets are listed newest first, page by page, and found by a part of their name', async () => {
  const who = await server.signUp()
  for (const name of ['Rain', 'Snow', '100 % rain_']) await brought(who, name, 'x')
  const first = await listed(who, '?page_size=2')
  expect(first.assets.map(({ name }) => name)).toEqual(['100 % rain_', 'Snow'])
  const rest = await listed(who, `?page_size=2&cursor=${String(first.next_cursor)}`)
  expect(rest).toMatchObject({ assets: [{ name: 'Rain' }], has_more: false, next_cursor: null })
  expect((await listed(who, '?search=RAIN')).assets).toHaveLength(2)
  expect((await listed(who, `?search=${encodeURIComponent('% rain_')}`)).assets).toHaveLength(1)
  expect((await listed(who, '?search=_%')).assets).toHaveLength(0)
})

test('what is no file is refused, and nothing of it is kept', async () => {
  const who = await server.signUp()
  expect(await codeOf(bring(who, 'Nothing', ''))).toEqual([400, 'asset_is_empty'])
  expect((await bring(who, ' ', 'x')).status).toBe(422)
  expect((await bring(who, 'x'.repeat(assetLimits.nameMax + 1), 'x')).status).toBe(422)
  expect(
    (await server.fetch('/v1/assets', { method: 'POST', headers: who.headers, body: new FormData() })).status,
  ).toBe(422)
  expect(await codeOf(server.fetch('/v1/assets?page_size=0', { headers: who.headers }))).toEqual([
    400,
    'invalid_page_size',
  ])
  expect(await listed(who)).toMatchObject({ assets: [] })
})

test('nobody else finds an asset, and an address that was changed or is over opens nothing', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const asset = await brought(owner, 'Ours', 'x')
  const other = await brought(owner, 'Ours too', 'x')
  expect(await listed(stranger)).toMatchObject({ assets: [] })
  const path = `/v1/assets/${asset.asset_id}`
  expect(await codeOf(server.fetch(path, { headers: stranger.headers }))).toEqual([404, 'asset_not_found'])
  expect(await codeOf(deleted(stranger, asset.asset_id))).toEqual([404, 'asset_not_found'])
  const moved = String(asset.content_url).replace(asset.asset_id, other.asset_id)
  const longer = String(asset.content_url).replace(/key=\d/u, 'key=9')
  for (const address of [moved, longer, String(asset.content_url).replace(/\?.*/u, '?key=x')])
    expect(await codeOf(server.fetch(at(address)))).toEqual([404, 'asset_not_found'])
  expect((await contentOf(asset)).status).toBe(200)
})

test('a deleted asset is gone with its content, its address and its room', async () => {
  const who = await server.signUp()
  const asset = await brought(who, 'Not for long', 'four')
  const ctx = server.product.systemContext(who.workspaceId)
  expect(await sumOfAssets(ctx)).toBe(4)
  const answer = await deleted(who, asset.asset_id)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect((await contentOf(asset)).status).toBe(404)
  expect(await codeOf(deleted(who, asset.asset_id))).toEqual([404, 'asset_not_found'])
  expect(await sumOfAssets(ctx)).toBe(0)
  const key = `assets/${who.workspaceId}/${asset.asset_id}`
  await removeFiles({ ...ctx, ports: server.ports }, [key])
  expect(await isKept(key)).toBe(false)
})

test('files that a row names are never removed', async () => {
  const who = await server.signUp()
  const asset = await brought(who, 'Stays', 'x')
  const key = `assets/${who.workspaceId}/${asset.asset_id}`
  const ctx = server.product.systemContext(who.workspaceId)
  await removeFiles({ ...ctx, ports: server.ports }, [key])
  expect((await contentOf(asset)).status).toBe(200)
})

test('assets are taken along with their files, stay when somebody leaves, and are forgotten with their workspace', async () => {
  const who = await server.signUp()
  const asset = await brought(who, 'Ours', 'x')
  const ctx = server.product.systemContext(who.workspaceId)
  const subject = { userId: who.userId, workspaceId: who.workspaceId }
  const paths: string[] = []
  for await (const file of assetsHolding.files(ctx, subject)) paths.push(file.path)
  expect(paths).toEqual(expect.arrayContaining([`assets/files/${asset.asset_id}`]))
  await transaction(ctx, async (ctx) => assetsHolding.depart?.(ctx, { ...subject, heirId: null } as never))
  expect((await listed(who)).assets).toHaveLength(1)
  await transaction(ctx, async (ctx) => assetsHolding.erase?.(ctx, subject))
  expect((await listed(who)).assets).toHaveLength(0)
})
