import { writeWav } from '@vireo/audio'
import { aNoise, aVoice } from '@vireo/audio/testing.ts'
import { IsolationPage } from '@vireo/contracts/isolation'
import { expect } from 'vitest'
import type { TestPerson, TestServer } from '#test/test-server.ts'

const voice = aVoice(16_000, 6000)
const noise = aNoise(voice.length, 0.15, 3)

/** Six seconds of a voice in a hissing room, as a WAV file. */
export const noisy = writeWav(
  voice.map((sample, at) => sample + (noise[at] ?? 0)),
  16_000,
)

type Asked = { who?: TestPerson; path?: string; fields?: Record<string, string>; signal?: AbortSignal; name?: string }

/** Creates what asks a server for isolations, as somebody. */
export function askerFor(server: TestServer, person: TestPerson) {
  return {
    isolate(bytes: Uint8Array<ArrayBuffer>, { who = person, path = '', fields = {}, signal, name }: Asked = {}) {
      const body = new FormData()
      body.append('audio', new Blob([bytes]), name ?? 'kitchen.wav')
      for (const [key, value] of Object.entries(fields)) body.append(key, value)
      const init = { method: 'POST', headers: who.headers, body, ...(signal && { signal }) }
      return server.fetch(`/v1/audio-isolation${path}`, init)
    },
    async listed({ headers }: TestPerson, query = ''): Promise<IsolationPage> {
      return IsolationPage.parse(await (await server.fetch(`/v1/audio-isolation/history${query}`, { headers })).json())
    },
  }
}

/** Reads an answer whole. */
export const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

/** Reads what was refused: its status, and its code beside a sentence. */
export async function failure(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer
  const { detail } = (await response.json()) as { detail: { code: string; message: string } }
  expect(detail.message.length).toBeGreaterThan(10)
  return [response.status, detail.code]
}
