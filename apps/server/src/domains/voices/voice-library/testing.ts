import type { UserId, VoiceId } from '@vireo/contracts/kit'
import { publishingTermsVersion, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { z } from 'zod'
import type { SharedVoiceRow } from './tables.ts'
import { givenPerson, type Teammate } from '#test/teammates.ts'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { makeVoice } from '#voices/testing.ts'

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

type Wishes = Partial<z.input<typeof voiceLibraryEndpoints.publish.body>>

export function publish(server: TestServer, who: Person, voiceId: VoiceId, wishes: Wishes = {}): Promise<Response> {
  return server.fetch(`/v1/voices/${voiceId}/publication`, jsonPost({ ...publication, ...wishes }, who.headers))
}

/** A voice that is verified and published. */
export async function givenPublished(server: TestServer, who: Person, wishes: Wishes = {}) {
  const { id } = await makeVoice(server, who, { is_verified: true })
  const answer = await publish(server, who, id, wishes)
  if (answer.status !== 200) throw new Error(`publishing answered ${answer.status}: ${await answer.text()}`)
  return voiceLibraryEndpoints.publish.success.schema.parse(await answer.json())
}

export function addVoice(
  server: TestServer,
  who: Pick<TestPerson, 'headers'>,
  voice: { public_owner_id: UserId; voice_id: VoiceId },
  name = 'My copy',
): Promise<Response> {
  return server.fetch(
    `/v1/voices/add/${voice.public_owner_id}/${voice.voice_id}`,
    jsonPost({ new_name: name }, who.headers),
  )
}

/** A row of the library without a voice behind it, for what only searches. */
export function sharedVoiceRow(wishes: Partial<SharedVoiceRow> & Pick<SharedVoiceRow, 'voice_id'>): SharedVoiceRow {
  const at = new Date('2026-01-01')
  return {
    workspace_id: 'ws_of_a_test',
    user_id: 'user_of_a_test',
    public_owner_id: 'owner',
    name: 'A voice',
    description: '',
    labels: { language: 'en' },
    category: 'cloned',
    language: 'en',
    status: 'enabled',
    notice_period_days: 30,
    disable_at: null,
    live_moderation: false,
    free_users_allowed: true,
    enabled_in_library: true,
    featured: false,
    review_status: 'allowed',
    review_message: null,
    terms_version: publishingTermsVersion,
    terms_accepted_at: at,
    terms_address: '',
    published_at: at,
    updated_at: at,
    cloned_by_count: 0,
    usage_7d: 0,
    usage_1y: 0,
    trending: 0,
    ...wishes,
  }
}
