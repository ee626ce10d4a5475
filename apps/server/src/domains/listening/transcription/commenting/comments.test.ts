import { SpokenTranscript, TranscriptComment, transcriptionEndpoints } from '@vireo/contracts/transcription'
import { beforeEach, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { transcriptionHolding } from '../holding.ts'
import { codeOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, person, get, send, change } = on
beforeEach(() => on.reset())

async function given(): Promise<string> {
  const { transcription_id: id } = SpokenTranscript.parse(await (await send(recording(3))).json())
  return id ?? ''
}

async function remark(id: string, body: object): Promise<TranscriptComment> {
  const answer = await change(of(id, '/comments'), 'POST', body)
  expect(answer.status).toBe(201)
  return TranscriptComment.parse(await answer.json())
}

async function commentsOf(id: string) {
  const answer = await get(of(id, '/comments'))
  return transcriptionEndpoints.listComments.success.schema.parse(await answer.json()).comments
}

test('remarks stand in the order of the recording with their answers, are resolved, written anew and deleted', async () => {
  const id = await given()
  const late = await remark(id, { at_seconds: 2, text: 'Who is this?' })
  const early = await remark(id, { at_seconds: 0.5, text: 'A name is missing.' })
  const answered = await remark(id, { at_seconds: 0, text: 'The chair.', reply_to: late.comment_id })
  await remark(id, { at_seconds: 0, text: 'Thanks.', reply_to: answered.comment_id })
  const inOrder = await commentsOf(id)
  expect(inOrder.map(({ text, at_seconds: at, reply_to: to }) => [text, at, to])).toEqual([
    ['A name is missing.', 0.5, null],
    ['Who is this?', 2, null],
    ['The chair.', 2, late.comment_id],
    ['Thanks.', 2, late.comment_id],
  ])
  expect(early).toMatchObject({ is_mine: true, author: { user_id: person.userId }, resolved_at_unix: null })

  const path = of(id, `/comments/${late.comment_id}`)
  const resolved = TranscriptComment.parse(await (await change(path, 'PATCH', { resolved: true })).json())
  expect(resolved.resolved_at_unix).toBeGreaterThan(0)
  const anew = await change(path, 'PATCH', { resolved: false, text: 'Who speaks?' })
  expect(TranscriptComment.parse(await anew.json())).toMatchObject({ text: 'Who speaks?', resolved_at_unix: null })
  expect((await change(path, 'DELETE')).status).toBe(200)
  expect((await commentsOf(id)).map(({ text }) => text)).toEqual(['A name is missing.'])
  expect(await codeOf(await change(path, 'DELETE'))).toEqual([404, 'transcript_comment_not_found', null])
})

test('a comment of another transcript is none of this one, and nobody else reads or writes any', async () => {
  const [id, other] = [await given(), await given()]
  const { comment_id: elsewhere } = await remark(other, { at_seconds: 0, text: 'There.' })
  const answer = await change(of(id, '/comments'), 'POST', { at_seconds: 0, text: 'Here.', reply_to: elsewhere })
  expect(await codeOf(answer)).toEqual([404, 'transcript_comment_not_found', 'reply_to'])
  expect((await change(of(id, `/comments/${elsewhere}`), 'PATCH', { resolved: true })).status).toBe(404)
  const { headers } = await server.signUp()
  expect((await server.fetch(of(other, '/comments'), { headers })).status).toBe(404)
  const json = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ at_seconds: 0, text: 'Mine?' })
  expect((await server.fetch(of(other, '/comments'), { method: 'POST', headers: json, body })).status).toBe(404)
})

test('somebody else’s words stay as they said them; who left has no name, and no workspace keeps more than there may be', async () => {
  const id = await given()
  const { comment_id: said } = await remark(id, { at_seconds: 1, text: 'As I said.' })
  const ctx = server.product.systemContext(person.workspaceId)
  const departure = { workspaceId: person.workspaceId, userId: person.userId, heirId: person.userId }
  await transaction(ctx, async (ctx) => transcriptionHolding.depart?.(ctx, departure))
  const [left] = await commentsOf(id)
  expect(left).toMatchObject({ text: 'As I said.', is_mine: false, author: { user_id: null, name: null } })
  expect((await change(of(id, `/comments/${said}`), 'PATCH', { text: 'Nobody said that.' })).status).toBe(404)
  await server.database.pool.query(
    `insert into transcript_comments (id, workspace_id, transcript_id, at_ms, text, created_at)
     select 'tcomment_' || n, $1, $2, 0, 'full', now() from generate_series(1, 999) n`,
    [person.workspaceId, id],
  )
  const full = await change(of(id, '/comments'), 'POST', { at_seconds: 0, text: 'One more.' })
  expect(await codeOf(full)).toEqual([400, 'too_many_comments', null])
})
