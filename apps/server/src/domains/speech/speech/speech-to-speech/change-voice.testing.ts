import type { HistoryItemId, VoiceId } from '@vireo/contracts/kit'
import { writeWav } from '@vireo/audio'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

export type Asked = {
  who?: TestPerson
  voiceId?: VoiceId
  path?: string
  query?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
  signal?: AbortSignal
  fileName?: string
}

export type Failure = { detail: { code: string; message: string; data?: Record<string, unknown> } }

export type Item = {
  history_item_id: HistoryItemId
  source: string
  text: string | null
  settings: object
  duration_ms: number
  peaks: number[]
}

/** Starts what these tests need, and hands out what they ask it with. */
export async function voiceChangeTests() {
  const sentence = 'The train to the city leaves at seven.'
  const voiceOf = (name: string) => libraryVoices.find((voice) => voice.name === name)?.voiceId ?? ''
  const female = libraryVoices[0]?.voiceId ?? ''
  const male = libraryVoices.find(({ recipe }) => recipe.base === 'rms')?.voiceId ?? ''
  const server = await startTestServer()
  const person = await server.signUp({ tier: 'enterprise' })
  const spoken = await server.fetch(`/v1/text-to-speech/${female}?output_format=wav_24000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentence, seed: 1 }),
  })
  const speech = new Uint8Array(await spoken.arrayBuffer())
  const speechMs = (await decodeAudio(speech)).durationMs
  function change(audio: Uint8Array<ArrayBuffer>, asked: Asked = {}): Promise<Response> {
    const {
      who = person,
      voiceId = male,
      path = '',
      query = '',
      fields = {},
      headers,
      signal,
      fileName = 'a.wav',
    } = asked
    const body = new FormData()
    body.append('audio', new Blob([audio]), fileName)
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return server.fetch(`/v1/speech-to-speech/${voiceId}${path}${query}`, {
      method: 'POST',
      headers: { ...who.headers, ...headers },
      body,
      ...(signal && { signal }),
    })
  }
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
  async function failure(answer: Promise<Response>): Promise<[number, string, string]> {
    const response = await answer
    const { detail } = (await response.json()) as Failure
    return [response.status, detail.code, detail.message]
  }
  const usedBy = async (who: TestPerson) =>
    (
      (await (await server.fetch('/v1/user/subscription', { headers: who.headers })).json()) as {
        character_count: number
      }
    ).character_count
  const itemsOf = async (who: TestPerson) =>
    ((await (await server.fetch('/v1/history', { headers: who.headers })).json()) as { history: Item[] }).history
  const containers: readonly (readonly [string, readonly string[]])[] = [
    ['a.aac', []],
    ['a.aiff', []],
    ['a.ogg', ['-c:a', 'libvorbis']],
    ['a.mp3', []],
    ['a.opus', ['-c:a', 'libopus', '-ar', '48000']],
    ['a.webm', ['-c:a', 'libopus', '-ar', '48000']],
    ['a.flac', []],
    ['a.m4a', []],
    ['v.mp4', ['-c:v', 'mpeg4']],
    ['v.avi', ['-c:v', 'mpeg4']],
    ['v.mkv', ['-c:v', 'mpeg4']],
    ['v.mov', ['-c:v', 'mpeg4']],
    ['v.wmv', []],
    ['v.flv', ['-ar', '44100']],
    ['v.webm', ['-c:v', 'libvpx', '-c:a', 'libopus', '-ar', '48000']],
    ['v.mpeg', ['-ar', '44100', '-r', '25']],
    ['v.3gp', ['-c:v', 'mpeg4', '-c:a', 'aac', '-ar', '16000']],
  ]
  const silence = writeWav(new Float32Array(48_000), 16_000)
  const tune = writeWav(
    Float32Array.from(
      { length: 80_000 },
      (_, at) => 0.3 * Math.sin((at / 16_000) * 2 * Math.PI * (at % 16_000 < 8000 ? 440 : 330)),
    ),
    16_000,
  )
  return {
    voiceOf,
    female,
    male,
    server,
    person,
    speech,
    speechMs,
    change,
    bytesOf,
    failure,
    usedBy,
    itemsOf,
    containers,
    silence,
    tune,
  }
}
