import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { aTake, fineTuningOf, givenProfessionalVoice, givenSample, readAs, upload } from '../testing.ts'
import { decideVerification } from './decide-verification.ts'
import { listOpenDocuments } from './documents-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const pdf = Uint8Array.from(Buffer.from('%PDF-1.7 a passport'))
const answerOf = ({ status, code }: { status: number; code: string | undefined }) => `${status} ${code ?? ''}`.trim()

async function givenRequest() {
  const given = await givenProfessionalVoice(server)
  const ask = (files = { 'passport.pdf': pdf }) =>
    upload(server, given.person, { path: `${given.path}/verification`, files, fields: { extra_text: 'It is me.' } })
  const decide = (isAccepted: boolean) =>
    decideVerification(server.product.systemContext(given.person.workspaceId), { voiceId: given.voiceId, isAccepted })
  return { ...given, ask, decide }
}

describe('a voice that is verified by reading aloud', () => {
  test('is its speaker’s who reads the lines that were drawn', async () => {
    const { person, voiceId, path } = await givenProfessionalVoice(server)
    await givenSample(server, { person, path }, await aTake(server, 10, { base: 'awb' }))
    expect((await call(server, person, 'GET', `${path}/captcha`)).status).toBe(200)
    const { rows } = await server.database.pool.query<{ lines: string[] }>(
      'select lines from voice_captchas where voice_id = $1',
      [voiceId],
    )
    const form = new FormData()
    form.append('recording', new Blob([await readAs(server, 'awb', rows[0]?.lines.join(' ') ?? '')]), 'me.wav')
    const answer = await server.fetch(`${path}/captcha`, { method: 'POST', headers: person.bearer, body: form })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    const { body } = await call(server, person, 'GET', `/v1/voices/${voiceId}`)
    expect(body).toMatchObject({ voice_verification: { is_verified: true } })
  })
})

describe('a voice that is to be verified by documents', () => {
  test('waits for the operator, who accepts it', async () => {
    const { person, voiceId, ask, decide } = await givenRequest()
    expect((await ask()).status).toBe(200)
    expect(await fineTuningOf(server, person, voiceId)).toMatchObject({
      manual_verification_requested: true,
      manual_verification: {
        extra_text: 'It is me.',
        files: [{ file_name: 'passport.pdf', mime_type: 'application/pdf', size_bytes: pdf.length }],
      },
    })
    expect(answerOf(await ask())).toBe('409 verification_pending')
    const open = await listOpenDocuments(server.product.systemContext())
    expect(open.map(({ voice_id: id }) => id)).toContain(voiceId)
    await decide(true)
    const { body } = await call(server, person, 'GET', `/v1/voices/${voiceId}`)
    expect(body).toMatchObject({
      voice_verification: { is_verified: true },
      fine_tuning: { manual_verification_requested: false },
    })
    expect(answerOf(await ask())).toBe('409 already_verified')
    await expect(decide(true)).rejects.toThrow('No documents')
    const { rows } = await server.database.pool.query<{ details: unknown }>(
      "select details from audit_entries where action = 'professional-cloning.verification-decided' and target_id = $1",
      [voiceId],
    )
    expect(rows).toEqual([{ details: { decision: 'accepted' } }])
  })

  test('may be asked for again once it was declined; the documents before are thrown away', async () => {
    const { person, voiceId, ask, decide } = await givenRequest()
    const kept = async () => {
      const keys: string[] = []
      for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/${voiceId}/documents/`))
        keys.push(key)
      return keys
    }
    await ask()
    const [first] = await kept()
    await decide(false)
    expect((await ask()).status).toBe(200)
    const [second, ...more] = await kept()
    expect(more).toEqual([])
    expect(second).not.toBe(first)
    const { body } = await call(server, person, 'GET', '/v1/messages')
    expect(JSON.stringify(body)).toContain('could not be verified')
  })

  test('takes no files that nobody here opens, and keeps none of them', async () => {
    const { person, voiceId, ask } = await givenRequest()
    const script = Uint8Array.from(Buffer.from('<script>alert(1)</script>'))
    expect(answerOf(await ask({ 'passport.pdf': script }))).toBe('400 invalid_file_type')
    expect((await fineTuningOf(server, person, voiceId)).manual_verification).toBeNull()
    const stranger = await givenPerson(server, 'enterprise')
    const asked = upload(server, stranger, { path: `/v1/voices/pvc/${voiceId}/verification`, files: { 'a.pdf': pdf } })
    expect(answerOf(await asked)).toBe('404 voice_not_found')
  })
})
