import type { Song } from '@vireo/contracts/music'
import type { TestPerson, TestServer } from '#test/test-server.ts'

type Caller = Pick<TestPerson, 'headers'>

/** Three seconds of music, the shortest that there are. */
export const asked = { prompt: 'calm folk in D major', music_length_ms: 3000, seed: 7 }

/** Asks a server for music in the name of somebody. */
export function musicAsker(server: TestServer, person: () => Caller) {
  const look = (path: string, who: Caller = person()) => server.fetch(`/v1/music${path}`, { headers: who.headers })
  return {
    look,
    ask: (path: string, body: object, who: Caller = person()) =>
      server.fetch(`/v1/music${path}`, {
        method: 'POST',
        headers: { ...who.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async songOf(answer: Response): Promise<Song> {
      await answer.arrayBuffer()
      const song = await look(`/songs/${answer.headers.get('song-id')}`)
      return (await song.json()) as Song
    },
    async spent(): Promise<number> {
      const answer = await server.fetch('/v1/user/subscription', { headers: person().headers })
      return ((await answer.json()) as { character_count: number }).character_count
    },
    async items(): Promise<readonly object[]> {
      const answer = await server.fetch('/v1/history?source=Music', { headers: person().headers })
      return ((await answer.json()) as { history: never[] }).history
    },
  }
}

/** Reads all bytes of an answer. */
export async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

/** Reads the status and the code of a refusal. */
export async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { detail: { code: string } }).detail.code]
}
