import { ShareLink } from '@vireo/contracts/sharing'
import { transaction } from '#kernel/transaction.ts'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'

export type NewRecording = Parameters<typeof newItem>[1]

/** A recording that a person made, with a file behind it. */
export async function givenRecording(
  server: TestServer,
  { userId, workspaceId }: Pick<TestPerson, 'userId' | 'workspaceId'>,
  changes: NewRecording = {},
  sound: Uint8Array = Buffer.from('0123456789'),
): Promise<string> {
  const ctx = server.product.systemContext(workspaceId)
  const item = newItem(ctx, { size_bytes: sound.length, ...changes })
  const writer = await server.ports.storage.create(item.storage_key)
  await writer.append(sound)
  await writer.commit()
  await writer.close()
  await transaction(ctx, (ctx) => recordItem({ ...ctx, actor: { ...ctx.actor, userId } }, item))
  return item.id
}

/** Asks for the link of a recording: by `POST` with what it is to be, otherwise by `GET`. */
export function askLink(
  server: TestServer,
  itemId: string,
  headers: Record<string, string>,
  wanted?: object | 'DELETE',
): Promise<Response> {
  const method = wanted === undefined ? 'GET' : wanted === 'DELETE' ? 'DELETE' : 'POST'
  return server.fetch(`/v1/history/${itemId}/share-link`, {
    method,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: JSON.stringify(wanted) }),
  })
}

/** Makes the link of a recording, or changes it. */
export async function makeLink(
  server: TestServer,
  itemId: string,
  { accessToken }: Pick<TestPerson, 'accessToken'>,
  wanted: object = {},
): Promise<ShareLink & { readonly path: string }> {
  const answer = await askLink(server, itemId, { authorization: `Bearer ${accessToken}` }, wanted)
  if (!answer.ok) throw new Error(`no link: ${answer.status} ${await answer.text()}`)
  const link = ShareLink.parse(await answer.json())
  return { ...link, path: new URL(link.share_link).pathname }
}
