import { aliveTask, type givenProducer, onTask, takeOrder } from '#productions/producers.testing.ts'
import { askAs, givenBuyer, payAt, root, submitAs } from '#productions/productions.testing.ts'
import type { EngineSet, RecognitionEngine, TranslationEngine } from '@vireo/engines'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { enterUnpaid } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'

/** A text as an English voice of the house says it, as MP3. */
export async function spoken(
  server: TestServer,
  { headers }: TestPerson,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const voice = libraryVoices.filter(({ languages }) => languages[0]?.startsWith('en')).at(-1)?.voiceId ?? ''
  const answer = await server.fetch(`/v1/text-to-speech/${voice}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 1 }),
  })
  return new Uint8Array(await answer.arrayBuffer())
}

/** Makes an order of work on a recording that was paid and taken; answers its one task. */
export async function givenWork(
  server: TestServer,
  buyer: TestPerson,
  { sound, item = {} }: { readonly sound: Uint8Array<ArrayBuffer>; readonly item?: object },
): Promise<string> {
  const { order_id: order } = (await askAs(server, buyer, ['POST', root], {})) as { order_id: string }
  const body = new FormData()
  body.append('declared_language', 'en')
  body.append('media', new Blob([sound]), 'talk.mp3')
  const sent = await server.fetch(`${root}/${order}/media`, { method: 'POST', headers: buyer.headers, body })
  const { media_id: media } = (await sent.json()) as { media_id: string }
  const request = { kind: 'transcription', media_ids: [media], source_language: 'en', ...item }
  await askAs(server, buyer, ['POST', `${root}/${order}/items`], { request: { item: request } })
  await payAt(server, await submitAs(server, buyer, order))
  await takeOrder(server, order)
  return aliveTask(server, order)
}

export type Worker = Awaited<ReturnType<typeof givenProducer>>

/** Asks the workbench of a task for something as somebody; answers what it says, or status and code of a failure. */
export function atBench<T>(
  server: TestServer,
  caller: Pick<TestPerson, 'headers'>,
  { taskId, holder, path, body }: { taskId: string; holder: Worker; path: string; body?: object },
): Promise<T | string> {
  const url = `/v1/productions/producers/${holder.userId}/tasks/${taskId}/${path}`
  return askAs<T>(server, caller, [body ? 'POST' : 'GET', url], body)
}

/** Makes a task that a producer has. */
export async function givenClaimed(server: TestServer, holder: Worker, work: Parameters<typeof givenWork>[2]) {
  const taskId = await givenWork(server, await givenBuyer(server), work)
  const state = await onTask(server, holder, taskId, 'claim')
  if (state !== 'claimed') throw new Error(state)
  return taskId
}

/** Takes all places for what somebody does without being paid; answers what gives them back. */
export async function takePlaces(server: TestServer, { workspaceId }: Worker): Promise<() => void> {
  const ctx = server.product.systemContext(workspaceId)
  const places = [await enterUnpaid(ctx), await enterUnpaid(ctx)]
  return () => {
    for (const place of places) place.leave()
  }
}

/** An instance without any engine that not each has. */
export const noEngines: EngineSet = { find: () => Promise.resolve(undefined) }

const close = () => Promise.resolve()
const recognition: RecognitionEngine = {
  close,
  languages: () => Promise.resolve(['en']),
  recognise: () => Promise.resolve({ text: 'Somebody speaks.', language: 'en', words: [] }),
}
const translation: TranslationEngine = { close, translate: ({ text, to }) => Promise.resolve(`[${to}] ${text}`) }
const known: Readonly<Record<string, object>> = { recognition, translation }

/** An instance that recognises English, and translates. */
export const someEngines: EngineSet = {
  // The engine of a test answers for the capability that is asked for.
  find: ((name: string) => Promise.resolve(known[name])) as EngineSet['find'],
}
