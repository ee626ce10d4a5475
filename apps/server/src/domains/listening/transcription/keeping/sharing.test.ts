import type { AccessLevel } from '@vireo/contracts/resources'
import { OpenTranscript, SpokenTranscript, TranscriptComment, TranscriptPage } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { transcriptionHolding } from '../holding.ts'
import { of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server } = on
beforeEach(() => on.reset())

const host = await givenPerson(server, 'creator')
const mate = await givenTeammate(server, host, 'editor')
const type = 'transcription_tasks'

async function given(by: Teammate = host): Promise<string> {
  const body = new FormData()
  body.append('model_id', 'scribe_v1')
  body.append('file', new Blob([recording(3)]), 'talk.wav')
  const answer = await server.fetch('/v1/speech-to-text', { method: 'POST', headers: by.bearer, body })
  return SpokenTranscript.parse(await answer.json()).transcription_id ?? ''
}

const share = (id: string, role: AccessLevel, target: object, by: Teammate = host) =>
  call(server, by, 'POST', `/v1/workspace/resources/${id}/share`, { resource_type: type, role, ...target })

/** What somebody may do with a transcript: the status of everything that can be asked of it. */
async function statusesFor(who: Teammate, id: string) {
  const ask = async (method: string, more: string, body?: unknown) => {
    const init = body === undefined ? { headers: who.bearer } : undefined
    if (init) return (await server.fetch(of(id, more), init)).status
    return (await call(server, who, method, of(id, more), body)).status
  }
  const opened = await server.fetch(of(id, '/document'), { headers: host.bearer })
  const { version, document } = OpenTranscript.parse(await opened.json())
  const reads = ['', '/document', '/export?format=txt', '/media', '/media-address', '/versions', '/comments']
  return {
    reads: await Promise.all(reads.map((path) => ask('GET', path))),
    comment: await ask('POST', '/comments', { at_seconds: 1, text: 'Whose voice is this?' }),
    correct: await ask('PUT', '/document', { expected_version: version, document }),
    rename: await ask('PATCH', '', { title: 'Minutes' }),
    deleteSound: await ask('DELETE', '/media', {}),
    remove: await ask('DELETE', '', {}),
  }
}

const seven = (status: number) => Array.from({ length: 7 }, () => status)

describe('a transcript', () => {
  test.each([
    ['viewer', { comment: 403, correct: 403, rename: 403, deleteSound: 403, remove: 403 }],
    ['commenter', { comment: 201, correct: 403, rename: 403, deleteSound: 403, remove: 403 }],
    ['editor', { comment: 201, correct: 200, rename: 200, deleteSound: 403, remove: 403 }],
    ['admin', { comment: 201, correct: 200, rename: 200, deleteSound: 200, remove: 200 }],
  ] as const)('that is shared with somebody as %s is theirs that far, and before that not there', async (role, may) => {
    const id = await given()
    const none = { comment: 404, correct: 404, rename: 404, deleteSound: 404, remove: 404 }
    expect(await statusesFor(mate, id)).toEqual({ reads: seven(404), ...none })
    expect((await share(id, role, { user_email: mate.email })).status).toBe(200)
    expect(await statusesFor(mate, id)).toEqual({ reads: seven(200), ...may })
  })

  test('stands in the lists of those it is shared with, whose it is beside it, and is found there', async () => {
    const maker = await givenPerson(server, 'creator')
    const reader = await givenTeammate(server, maker, 'editor')
    const [shown, hidden] = [await given(maker), await given(maker)]
    const mine = await given(reader)
    const listed = async (query: string, who = reader) => {
      const answer = await server.fetch(`/v1/speech-to-text/transcripts?${query}`, { headers: who.bearer })
      return TranscriptPage.parse(await answer.json()).transcripts
    }
    expect((await listed('')).map(({ transcription_id: id }) => id)).toEqual([mine])
    await share(shown, 'viewer', { group_id: 'default' }, maker)
    expect(await listed('search=word')).toMatchObject([
      { transcription_id: mine, permission_on_resource: 'admin', made_by: { user_id: reader.userId } },
      { transcription_id: shown, permission_on_resource: 'viewer', made_by: { user_id: maker.userId } },
    ])
    expect((await listed('made_by=me')).map(({ transcription_id: id }) => id)).toEqual([mine])
    expect((await listed('made_by=others')).map(({ transcription_id: id }) => id)).toEqual([shown])
    // Behind one that is not theirs to see, no page begins.
    const beyond = await server.fetch(`/v1/speech-to-text/transcripts?cursor=${hidden}`, { headers: reader.bearer })
    expect(beyond.status).toBe(400)
    expect((await listed('', maker)).map(({ transcription_id: id }) => id)).toEqual(
      expect.arrayContaining([shown, hidden, mine]),
    )
  })

  test('keeps what others say about it as theirs: who only comments takes back their own alone', async () => {
    const id = await given()
    await share(id, 'commenter', { user_email: mate.email })
    const remark = async (who: Teammate) => {
      const answer = await call(server, who, 'POST', of(id, '/comments'), { at_seconds: 1, text: 'Here.' })
      return TranscriptComment.parse(answer.body).comment_id
    }
    const [hosts, mates] = [await remark(host), await remark(mate)]
    const remove = (who: Teammate, comment: string) => call(server, who, 'DELETE', of(id, `/comments/${comment}`), {})
    expect(await remove(mate, hosts)).toMatchObject({ status: 404, code: 'transcript_comment_not_found' })
    expect((await remove(mate, mates)).status).toBe(200)
    expect((await remove(host, hosts)).status).toBe(200)
  })

  test('of somebody who leaves goes with them, unless the workspace has it', async () => {
    const leaver = await givenTeammate(server, host, 'editor')
    const [own, shared] = [await given(leaver), await given(leaver)]
    const ctx = server.product.systemContext(host.workspaceId)
    await server.database.pool.query(
      'update workspace_resource_metadata set owner_user_id = null where resource_id = $1',
      [shared],
    )
    const departure = { workspaceId: host.workspaceId, userId: leaver.userId, heirId: null }
    await transaction(ctx, async (ctx) => {
      await transcriptionHolding.depart?.(ctx, departure)
    })
    const left = async (id: string) => (await server.fetch(of(id), { headers: host.bearer })).status
    expect([await left(own), await left(shared)]).toEqual([404, 200])
    const { rows } = await server.database.pool.query(
      'select 1 from workspace_resource_metadata where resource_id = $1',
      [own],
    )
    expect(rows).toEqual([])
    await server.database.pool.query('delete from workspaces where owner_id = $1', [leaver.userId])
    await server.database.pool.query('delete from users where id = $1', [leaver.userId])
    expect(await left(shared)).toBe(200)
  })

  test('is nobody’s in another workspace, however it is shared here', async () => {
    const id = await given()
    await share(id, 'admin', { group_id: 'default' })
    const stranger = await givenPerson(server)
    expect((await statusesFor(stranger, id)).reads).toEqual(seven(404))
    expect((await share(id, 'viewer', { group_id: 'default' }, stranger)).status).toBe(404)
  })
})
