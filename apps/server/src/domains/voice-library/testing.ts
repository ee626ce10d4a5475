import { api, publishingTermsVersion } from '@vireo/contracts'
import type { z } from 'zod'
import { givenPerson, type Teammate } from '../../../test/teammates.ts'
import type { TestPerson, TestServer } from '../../../test/test-server.ts'
import { makeVoice } from '../voices/testing.ts'

/** Somebody whose address is verified: who publishes. */
export const givenPublisher = (server: TestServer): Promise<Teammate> => givenPerson(server, 'enterprise')

const jsonPost = (body: unknown, headers: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const publication = {
  name: 'Zephyr',
  description: 'A calm voice from Bristol.',
  labels: { language: 'en-GB', accent: 'british', gender: 'female', age: 'young', use_case: 'narration' },
  notice_period_days: 30,
  terms_version: publishingTermsVersion,
  terms_accepted: true,
} as const

type Person = Pick<Teammate, 'userId' | 'workspaceId' | 'headers'>

type Wishes = Partial<z.input<typeof api.voiceLibrary.publish.body>>

export function publish(server: TestServer, who: Person, voiceId: string, wishes: Wishes = {}): Promise<Response> {
  return server.fetch(`/v1/voices/${voiceId}/publication`, jsonPost({ ...publication, ...wishes }, who.headers))
}

/** A voice that is verified and published. */
export async function givenPublished(server: TestServer, who: Person, wishes: Wishes = {}) {
  const { id } = await makeVoice(server, who, { is_verified: true })
  const answer = await publish(server, who, id, wishes)
  if (answer.status !== 200) throw new Error(`publishing answered ${answer.status}: ${await answer.text()}`)
  return api.voiceLibrary.publish.success.schema.parse(await answer.json())
}

export function addVoice(
  server: TestServer,
  who: Pick<TestPerson, 'headers'>,
  voice: { public_owner_id: string; voice_id: string },
  name = 'My copy',
): Promise<Response> {
  return server.fetch(
    `/v1/voices/add/${voice.public_owner_id}/${voice.voice_id}`,
    jsonPost({ new_name: name }, who.headers),
  )
}
