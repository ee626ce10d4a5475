import type { OnboardingChecklist, OnboardingItemId } from '@vireo/contracts/users'
import { onboardingItems, User } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import type { EventName, EventPayload } from '#kernel/product.ts'
import { transaction } from '#kernel/transaction.ts'
import { givenAccount, jsonPost } from '#identity/testing.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { startTestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { onboardingHolding } from '../holding.ts'
import { onboardingSubscriptions } from '../subscriptions.ts'
import { takeStep } from './take-step.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const { pool } = server.database

type Person = { readonly userId: string; readonly headers: { readonly 'xi-api-key': string } }

const post = (person: Person, path: string, body?: unknown) =>
  server.fetch(`/v1/user/onboarding-checklist/${path}`, jsonPost(body, person.headers))
const checklist = async (person: Person, path: string, body?: unknown) => {
  const answer = await post(person, path, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as OnboardingChecklist
}
const documentOf = async (person: Person) =>
  User.strict().parse(await (await server.fetch('/v1/user', { headers: person.headers })).json())
const takenOf = async (person: Person) =>
  (await documentOf(person)).onboarding_checklist?.items.filter((item) => item.is_completed).map((item) => item.item_id)
const listen = () => dispatchOutbox(() => server.product.systemContext(), onboardingSubscriptions)

async function happened<N extends EventName>(name: N, payload: EventPayload<N>): Promise<void> {
  await transaction(ctx, (ctx) => ctx.emit(name, payload))
  await listen()
}

async function countedOf(person: Person): Promise<string[]> {
  const { rows } = await pool.query<{ item: string }>(
    "select payload->>'itemId' as item from outbox_events where name = 'onboarding.item-completed' and payload->>'userId' = $1 order by id",
    [person.userId],
  )
  return rows.map(({ item }) => item)
}

test('a checklist is begun once, lists all seven steps, and says which of them are yet to come', async () => {
  const person = await givenAccount(ctx)
  expect((await documentOf(person)).onboarding_checklist).toBeNull()
  const [one, other] = await Promise.all([checklist(person, 'initiate'), checklist(person, 'initiate')])
  expect(one).toEqual(other)
  expect(one).toMatchObject({ checklist_id: expect.stringMatching(/^chk_/u), hidden: false })
  expect(one.items.map((item) => item.onboarding_checklist_item_id)).toEqual(onboardingItems)
  expect(one.items.every((item) => !item.is_completed && item.item_id === item.onboarding_checklist_item_id)).toBe(true)
  expect(one.items.filter((item) => item.is_coming).map((item) => item.item_id)).toEqual(['create_dub'])
  expect(await documentOf(person)).toMatchObject({
    onboarding_checklist: one,
    is_onboarding_checklist_completed: false,
  })
})

test.each([
  ['speech.generation-started', { task: 'text_to_speech' }, 'generate_text_to_speech'],
  ['speech.generation-started', { task: 'speech_to_speech' }, 'generate_speech_to_speech'],
  ['voices.added-from-library', { voiceId: 'v', originalVoiceId: 'o', publicOwnerId: 'p' }, 'add_voice_to_voice_lab'],
  ['voice-design.designed', { voiceId: 'v', method: 'designed' }, 'design_voice'],
  ['referral.link-generated', {}, 'join_affiliate'],
  ['identity.api-key-created', { keyId: 'key_1', name: 'ci' }, 'generate_api_key'],
] as const)('%s with %o takes its step, once, however often and in how many places it is told', async (...given) => {
  const [name, payload, item] = given
  const person = await givenAccount(ctx)
  await checklist(person, 'initiate')
  await happened(name, { ...payload, userId: person.userId } as never)
  await happened(name, { ...payload, userId: person.userId } as never)
  await Promise.all([1, 2, 3].map(() => takeStep(ctx, person.userId, item)))
  expect(await takenOf(person)).toEqual([item])
  expect(await countedOf(person)).toEqual([item])
})

test('what somebody does takes its step: speaking, and making a key; before the checklist was begun as well', async () => {
  const person = await givenAccount(ctx)
  const voiceId = libraryVoices[0]?.voiceId
  const say = () => server.fetch(`/v1/text-to-speech/${voiceId}`, jsonPost({ text: 'Good morning.' }, person.headers))
  expect((await say()).status).toBe(200)
  await listen()
  await checklist(person, 'initiate')
  expect(await takenOf(person)).toEqual(['generate_text_to_speech'])
  const key = await server.fetch('/v1/user/api-keys', jsonPost({ name: 'ci', permissions: 'all' }, person.headers))
  expect(key.status, await key.clone().text()).toBe(200)
  await listen()
  expect(await takenOf(person)).toEqual(['generate_text_to_speech', 'generate_api_key'])
  const begun = () =>
    pool.query("select 1 from outbox_events where name = 'speech.generation-started' and payload->>'userId' = $1", [
      person.userId,
    ])
  expect((await begun()).rowCount).toBe(1)
  await (await say()).arrayBuffer()
  expect((await begun()).rowCount, 'nobody waits to hear of a second one').toBe(1)
})

test('whoever takes the last step that can be taken is done, also when two are taken at once', async () => {
  const person = await givenAccount(ctx)
  const left: OnboardingItemId[] = [
    'generate_text_to_speech',
    'generate_speech_to_speech',
    'design_voice',
    'join_affiliate',
  ]
  for (const item of left) await checklist(person, 'update', { item_id: item })
  expect((await documentOf(person)).is_onboarding_checklist_completed).toBe(false)
  await Promise.all([
    takeStep(ctx, person.userId, 'add_voice_to_voice_lab'),
    takeStep(ctx, person.userId, 'generate_api_key'),
  ])
  expect(await documentOf(person)).toMatchObject({ is_onboarding_checklist_completed: true })
})

test('a step that is yet to come cannot be marked, nor one that there is not', async () => {
  const person = await givenAccount(ctx)
  const refused = await post(person, 'update', { item_id: 'create_dub' })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { detail: { code: 'onboarding_item_coming', param: 'item_id' } },
  ])
  expect((await post(person, 'update', { item_id: 'make_coffee' })).status).toBe(422)
  expect((await post(person, 'hide', { hidden: 'perhaps' })).status).toBe(422)
  expect((await documentOf(person)).onboarding_checklist).toBeNull()
})

test('a checklist is hidden and shown again, and ended with what is left on it unmarked', async () => {
  const person = await givenAccount(ctx)
  expect(await checklist(person, 'hide', {})).toMatchObject({ hidden: true })
  expect((await documentOf(person)).onboarding_checklist).toMatchObject({ hidden: true })
  expect(await checklist(person, 'hide', { hidden: false })).toMatchObject({ hidden: false })
  const ended = await checklist(person, 'mark-complete')
  expect(ended.items.some((item) => item.is_completed)).toBe(false)
  expect((await documentOf(person)).is_onboarding_checklist_completed).toBe(true)
})

test('nobody sees or moves the steps of somebody else, and a key needs leave to', async () => {
  const [person, other] = [await givenAccount(ctx), await givenAccount(ctx)]
  await checklist(person, 'update', { item_id: 'design_voice' })
  await checklist(other, 'initiate')
  expect(await takenOf(other)).toEqual([])
  const narrow = await givenAccount(ctx, { permissions: ['user_read'] })
  expect((await post(narrow, 'initiate')).status).toBe(403)
  expect((await server.fetch('/v1/user/onboarding-checklist/initiate', { method: 'POST' })).status).toBe(401)
})

test('first steps are taken along, go with their person, and are nobody’s who is gone', async () => {
  const person = await givenAccount(ctx)
  await checklist(person, 'update', { item_id: 'design_voice' })
  const files = []
  const subject = { userId: person.userId, workspaceId: person.workspaceId }
  for await (const file of onboardingHolding.files(server.product.systemContext(), subject)) files.push(file)
  expect(files).toMatchObject([
    {
      path: 'onboarding/first-steps.json',
      json: { checklist: { user_id: person.userId }, steps: [{ item_id: 'design_voice' }] },
    },
  ])
  await happened('voice-design.designed', { userId: 'user_gone', voiceId: 'v', method: 'designed' })
  expect((await pool.query("select 1 from onboarding_steps where user_id = 'user_gone'")).rowCount).toBe(0)
})
