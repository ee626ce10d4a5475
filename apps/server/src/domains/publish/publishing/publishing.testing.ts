import { integratedLoudness, writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { Work } from '@vireo/contracts/publishing'
import { givenRecording, type NewRecording } from '#sharing/links/testing.ts'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { png, redAndBlue } from '#voices/pictures/testing.ts'
import { publishingJobs } from './jobs.ts'

const rateHz = 22_050

export type Owner = Pick<TestPerson, 'headers' | 'workspaceId' | 'userId'>

/** Makes a voice that is this loud, as a file. */
export function soundAt(lufs: number, durationMs = 4000): Uint8Array {
  const voice = aVoice(rateHz, durationMs)
  const factor = 10 ** ((lufs - integratedLoudness(voice, rateHz)) / 20)
  return writeWav(
    voice.map((sample) => sample * factor),
    rateHz,
  )
}

/** Makes a recording of a person, with words and their times. */
export function givenSpoken(
  server: TestServer,
  owner: Owner,
  text: string,
  { sound = soundAt(-18), ...changes }: NewRecording & { readonly sound?: Uint8Array } = {},
): Promise<string> {
  const characters = [...text]
  const original = {
    characters,
    startMs: characters.map((_, at) => at * 50),
    endMs: characters.map((_, at) => at * 50 + 50),
  }
  const item = { text, output_format: `wav_${rateHz}`, content_type: 'audio/wav', duration_ms: 4000 }
  const alignments = { original, normalized: original }
  return givenRecording(server, owner, { ...item, alignments, ...changes }, sound)
}

/** Calls the API of an owner; answers what it says, or status and code of a failure. */
export async function askAs(
  server: TestServer,
  { headers }: Pick<Owner, 'headers'>,
  [method, path]: readonly [string, string],
  body?: object,
): Promise<unknown> {
  const answer = await server.fetch(`/v1/publishing/works${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as { detail?: { code: string } }
  return answer.ok ? told : `${answer.status} ${told.detail?.code}`
}

/** Sends a file as the cover of a work. */
export async function sendCover(
  server: TestServer,
  { headers }: Pick<Owner, 'headers'>,
  workId: string,
  file: Uint8Array = png(redAndBlue(160, 100)),
): Promise<string> {
  const body = new FormData()
  body.append('picture', new Blob([Uint8Array.from(file)]), 'cover.png')
  const answer = await server.fetch(`/v1/publishing/works/${workId}/cover`, { method: 'POST', headers, body })
  const told = (await answer.json()) as { detail?: { code: string } }
  return answer.ok ? 'ok' : `${answer.status} ${told.detail?.code}`
}

/** What a work needs to say of itself before it is released. */
export const wholeMetadata = {
  title: 'Two gardens',
  author: 'Ada',
  description: 'Of two gardens, and who walks in them.',
  language: 'en',
  genres: ['Poetry', 'General Fiction'],
  audience: 'all ages',
  rights_confirmed: true,
}

/** Makes a work of recordings that lacks nothing. */
export async function givenWork(
  server: TestServer,
  owner: Owner,
  items: readonly string[],
  metadata: object = {},
): Promise<Work> {
  const begun = { kind: 'audiobook', ...wholeMetadata, ...metadata }
  const { work_id: id } = Work.parse(await askAs(server, owner, ['POST', ''], begun))
  const cover = await sendCover(server, owner, id)
  if (cover !== 'ok') throw new Error(cover)
  const chapters = items.map((item, at) => ({ history_item_id: item, title: `Chapter ${at + 1}` }))
  return Work.parse(await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters }))
}

/** Does the work that waits in a workspace: measures, makes editions, removes files, as the queue would. */
export async function doWork(server: TestServer, { workspaceId }: Pick<Owner, 'workspaceId'>): Promise<void> {
  const ctx = server.product.systemContext(workspaceId)
  const { signal } = new AbortController()
  for (const job of publishingJobs) {
    const take = () =>
      server.database.pool.query<{ payload: never }>(
        "update jobs set state = 'done' where workspace_id = $1 and name = $2 and state = 'queued' returning payload",
        [workspaceId, job.name],
      )
    // Some stand in line again until there is nothing left to do.
    for (let { rows } = await take(); rows.length > 0; { rows } = await take())
      for (const { payload } of rows) await job.run(ctx, payload, { signal, progress: () => Promise.resolve() })
  }
}

/** Releases a work as it is. */
export async function release(server: TestServer, owner: Owner, workId: string): Promise<Work> {
  await doWork(server, owner)
  const begun = await askAs(server, owner, ['POST', `/${workId}/release`])
  if (typeof begun === 'string') throw new Error(begun)
  await doWork(server, owner)
  return Work.parse(await askAs(server, owner, ['GET', `/${workId}`]))
}

/** Lists the files of works of a workspace. */
export async function filesOf(server: TestServer, { workspaceId }: Pick<Owner, 'workspaceId'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(`works/${workspaceId}/`)) keys.push(key)
  return keys
}
