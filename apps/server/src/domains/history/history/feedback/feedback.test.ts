import { HistoryItem } from '@vireo/contracts/history'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '../record-item.ts'
import { listUnreviewed, reviewFeedback } from './review-feedback.ts'
import { newItem } from '../testing.ts'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
})

/** An item without the sound, which feedback does not listen to. */
async function item(who = person): Promise<string> {
  const ctx = server.product.systemContext(who.workspaceId)
  const row = newItem(ctx)
  await transaction(ctx, (ctx) => recordItem(ctx, row))
  return row.id
}
async function give(id: string, body: object, who = person) {
  const answer = await server.fetch(`/v1/history/${id}/feedback`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const feedbackOf = async (id: string) =>
  HistoryItem.parse(await (await server.fetch(`/v1/history/${id}`, { headers: person.headers })).json()).feedback

describe('feedback', () => {
  test('is kept with its reasons, and starts out as not reviewed', async () => {
    const id = await item()
    expect(await feedbackOf(id)).toBeNull()
    expect(await give(id, { thumbs_up: false, glitches: true, other: true, feedback: '' })).toEqual({
      status: 200,
      body: { status: 'ok' },
    })
    expect(await feedbackOf(id)).toEqual({
      thumbs_up: false,
      feedback: '',
      emotions: false,
      inaccurate_clone: false,
      glitches: true,
      audio_quality: false,
      other: true,
      review_status: 'not_reviewed',
    })
  })

  test('may be changed; a text that is not sent stays', async () => {
    const id = await item()
    await give(id, { thumbs_up: false, emotions: true, feedback: 'It sounds a little flat.' })
    await give(id, { thumbs_up: true })
    expect(await feedbackOf(id)).toMatchObject({
      thumbs_up: true,
      emotions: false,
      feedback: 'It sounds a little flat.',
    })
    await give(id, { thumbs_up: true, feedback: '' })
    expect(await feedbackOf(id)).toMatchObject({ feedback: '' })
  })

  test.each([
    ['', ''],
    ['   ', ''],
    ['a'.repeat(20), 'a'.repeat(20)],
    ['a'.repeat(200), 'a'.repeat(200)],
    [`  ${'a'.repeat(200)}\n`, 'a'.repeat(200)],
    ['🙂'.repeat(200), '🙂'.repeat(200)],
  ])('with the text %j is kept', async (feedback, kept) => {
    const id = await item()
    expect((await give(id, { thumbs_up: true, feedback })).status).toBe(200)
    expect(await feedbackOf(id)).toMatchObject({ feedback: kept })
  })

  test.each([
    ['a', 'Minimum 20 characters required'],
    ['a'.repeat(19), 'Minimum 20 characters required'],
    [`${'a'.repeat(19)}    `, 'Minimum 20 characters required'],
    ['🙂'.repeat(10), 'Minimum 20 characters required'],
    ['a'.repeat(201), 'Maximum 200 characters allowed'],
  ])('with the text %j is refused', async (feedback, msg) => {
    const id = await item()
    const answer = await give(id, { thumbs_up: true, feedback })
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'feedback'], msg }] } })
    expect(await feedbackOf(id)).toBeNull()
  })

  test.each(['Robotic.', 'a'.repeat(201), 'a'.repeat(1000)])('of who dislikes it, %j is kept', async (feedback) => {
    const id = await item()
    expect((await give(id, { thumbs_up: false, other: true, feedback })).status).toBe(200)
    expect(await feedbackOf(id)).toMatchObject({ thumbs_up: false, feedback })
  })

  test('of who dislikes it ends at 1,000 characters', async () => {
    const answer = await give(await item(), { thumbs_up: false, feedback: 'a'.repeat(1001) })
    const detail = [{ loc: ['body', 'feedback'], msg: 'Maximum 1000 characters allowed' }]
    expect(answer).toMatchObject({ status: 422, body: { detail } })
  })

  test('of old data may be longer than today’s bounds: 401 characters are shown, and a thumb keeps them', async () => {
    const id = await item()
    const old = { thumbs_up: false, emotions: false, inaccurate_clone: false, glitches: false, audio_quality: false }
    await server.database.pool.query('update history_items set feedback = $2 where id = $1', [
      id,
      { ...old, other: false, feedback: 'a'.repeat(401), review_status: 'not_reviewed' },
    ])
    expect((await feedbackOf(id))?.feedback).toHaveLength(401)
    expect((await give(id, { thumbs_up: true })).status).toBe(200)
    expect(await feedbackOf(id)).toMatchObject({ thumbs_up: true, feedback: 'a'.repeat(401) })
  })

  test('that was reviewed cannot be changed any more', async () => {
    const id = await item()
    await give(id, { thumbs_up: true })
    const ctx = server.product.systemContext()
    expect((await listUnreviewed(ctx)).map((waiting) => waiting.id)).toContain(id)
    await reviewFeedback(ctx, { itemId: id })
    expect((await listUnreviewed(ctx)).map((waiting) => waiting.id)).not.toContain(id)
    await expect(reviewFeedback(ctx, { itemId: id })).rejects.toMatchObject({ code: 'history_item_not_found' })
    expect(await give(id, { thumbs_up: false })).toMatchObject({
      status: 409,
      body: {
        detail: {
          code: 'feedback_already_reviewed',
          message: 'This feedback cannot be changed as it was already reviewed.',
        },
      },
    })
    expect(await feedbackOf(id)).toMatchObject({ thumbs_up: true, review_status: 'reviewed' })
  })

  test('on what is deleted or belongs to somebody else is 404', async () => {
    const id = await item()
    expect((await give(id, { thumbs_up: true }, await server.signUp())).status).toBe(404)
    await server.fetch(`/v1/history/${id}`, { method: 'DELETE', headers: person.headers })
    expect((await give(id, { thumbs_up: true })).status).toBe(404)
  })
})
