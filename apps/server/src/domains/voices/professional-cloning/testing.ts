import type { VoiceId } from '@vireo/contracts/kit'
import { writeWav } from '@vireo/audio'
import { FineTuning, type Voice } from '@vireo/contracts/voices'
import type { TestServer } from '#test/test-server.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { speakAs } from '#voices/speaking/index.ts'

const sentences =
  'The train to the city leaves every morning at a quarter past seven. My grandmother keeps a small garden behind her house. Please put the boxes on the lower shelf, and close the window when you go. She took the first step and stopped to catch her breath. '
const rateHz = 16_000
const spoken = new Map<string, Promise<Float32Array>>()

/** A recording of somebody who reads, as a WAV file of exactly so many seconds. Others begin elsewhere in the text. */
export async function aTake(
  server: TestServer,
  seconds: number,
  { base = 'slt', from = 0 }: { base?: string; from?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const reading = spoken.get(base) ?? readAloud(server, base)
  spoken.set(base, reading)
  const samples = await reading
  const cut = new Float32Array(seconds * rateHz)
  for (let at = 0; at < cut.length; at++) cut[at] = samples[(at + from * rateHz) % samples.length] ?? 0
  return Uint8Array.from(writeWav(cut, rateHz))
}

/** Somebody reads these words to the end, into a WAV file. */
export async function readAs(server: TestServer, base: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(writeWav(await readAloud(server, base, text), rateHz))
}

async function readAloud(server: TestServer, base: string, text = sentences): Promise<Float32Array> {
  const recipe = { engine: 'flite', base, gainDb: 0 }
  const format = { codec: 'pcm', sampleRateHz: rateHz } as const
  const { audio } = await speakAs(server.product.systemContext(), { text, recipe, language: 'en', format })
  const bytes = Buffer.from(audio)
  return Float32Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(2 * at) / 32_768)
}

export type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>

/** Sends files in a form, as clients of the field do. */
export async function upload(
  server: TestServer,
  { bearer }: Pick<Teammate, 'bearer'>,
  { path, files, fields = {} }: { path: string; files: Files; fields?: Readonly<Record<string, string>> },
): Promise<{ status: number; code: string | undefined; body: unknown; headers: Headers }> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, bytes] of Object.entries(files)) body.append('files', new Blob([bytes]), name)
  const answer = await server.fetch(path, { method: 'POST', headers: bearer, body })
  const read = (await answer.json()) as { detail?: { code?: string } }
  return { status: answer.status, code: read.detail?.code, body: read, headers: answer.headers }
}

/** Somebody with a professional voice that has nothing yet. */
export async function givenProfessionalVoice(
  server: TestServer,
  person?: Teammate,
): Promise<{ person: Teammate; voiceId: VoiceId; path: string }> {
  const owner = person ?? (await givenPerson(server, 'enterprise'))
  const made = await call(server, owner, 'POST', '/v1/voices/pvc', { name: 'Ada', language: 'en' })
  const voiceId = (made.body as { voice_id: VoiceId }).voice_id
  return { person: owner, voiceId, path: `/v1/voices/pvc/${voiceId}` }
}

/** Adds a recording; answers its id. */
export async function givenSample(
  server: TestServer,
  { person, path }: { person: Teammate; path: string },
  take: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const added = await upload(server, person, { path: `${path}/samples`, files: { 'mine.wav': take } })
  const sample = added.status === 200 ? (added.body as { sample_id: string }[])[0] : undefined
  if (!sample) throw new Error(`the recording was not taken: ${JSON.stringify(added)}`)
  return sample.sample_id
}

/** How far a voice is, as the voice itself says. */
export async function fineTuningOf(server: TestServer, person: Teammate, voiceId: VoiceId): Promise<FineTuning> {
  const { body } = await call(server, person, 'GET', `/v1/voices/${voiceId}`)
  return FineTuning.parse((body as Voice).fine_tuning)
}
