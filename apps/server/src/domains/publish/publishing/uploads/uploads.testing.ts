import { Work } from '@vireo/contracts/publishing'
import type { TestServer } from '#test/test-server.ts'
import { type Owner, soundAt } from '../publishing.testing.ts'

export type SentFile = {
  readonly name?: string
  readonly bytes?: Uint8Array
  readonly query?: string
  readonly title?: string
  readonly key?: string
}

/** Sends a file as a chapter of a work; answers the work, or status and code of a failure. */
export async function sendUpload(
  server: TestServer,
  { headers }: Pick<Owner, 'headers'>,
  workId: string,
  { name = 'The_garden.wav', bytes = soundAt(-18), query = '', title, key }: SentFile = {},
): Promise<Work | string> {
  const body = new FormData()
  if (title !== undefined) body.append('title', title)
  body.append('audio', new Blob([Uint8Array.from(bytes)]), name)
  const answer = await server.fetch(`/v1/publishing/works/${workId}/uploads${query}`, {
    method: 'POST',
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    body,
  })
  const told = (await answer.json()) as { detail?: { code: string } }
  return answer.ok ? Work.parse(told) : `${answer.status} ${told.detail?.code}`
}

/** Sends one that is taken. */
export async function givenUpload(...sent: Parameters<typeof sendUpload>): Promise<Work> {
  const work = await sendUpload(...sent)
  if (typeof work === 'string') throw new Error(work)
  return work
}
