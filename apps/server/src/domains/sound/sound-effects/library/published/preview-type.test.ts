import type { SharedSound } from '@vireo/contracts/sound-effects'
import { expect, test } from 'vitest'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { transaction } from '#kernel/transaction.ts'
import { givenSound } from '#test/fixtures.ts'
import { call, givenPerson } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const maker = await givenPerson(server)
const said = { name: 'Rain', category: 'weather', tags: [], licence: 'cc0', rights_confirmed: true }

async function published(contentType: string, format: string): Promise<SharedSound> {
  const ctx = server.product.systemContext(maker.workspaceId)
  const item = newItem(ctx, { source: 'SFX', content_type: contentType, output_format: format })
  await givenSound(server, item.storage_key)
  await transaction(ctx, (ctx) =>
    recordItem({ ...ctx, actor: { ...ctx.actor, userId: maker.userId } }, { ...item, size_bytes: 5 }),
  )
  const answer = await call(server, maker, 'POST', `/v1/sound-generation/${item.id}/publication`, said)
  return (answer.body as { sound: SharedSound }).sound
}

test.each([
  ['audio/mpeg', 'mp3_44100_128', 'audio/mpeg'],
  ['audio/wav', 'wav_44100', 'audio/wav'],
  ['audio/pcm', 'pcm_44100', 'audio/mpeg'],
])('of a published sound that is kept as %s, what lists say of it is what is heard', async (kept, format, type) => {
  const { preview_type: told, preview_url: url } = await published(kept, format)
  expect(told).toBe(type)
  expect((await server.fetch(url)).headers.get('content-type')).toBe(type)
})

test('of the house it is MP3', async () => {
  const { body } = await call(server, maker, 'GET', '/v1/shared-sound-generations?search=bee')
  expect((body as { shared_sound_generations: SharedSound[] }).shared_sound_generations[0]).toMatchObject({
    text: 'a bee',
    preview_type: 'audio/mpeg',
  })
})
