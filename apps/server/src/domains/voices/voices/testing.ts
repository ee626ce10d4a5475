import type { TestPerson, TestServer } from '#test/test-server.ts'
import type { FullContext } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { addVoice, makeVoiceId, type NewVoice } from './add-voice.ts'
import { addSample } from './samples/add-sample.ts'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'
import { voiceFolder } from './files/voice-folder.ts'

export { sketchVoices } from './sketches/sketch-voices.ts'
export { unrestricted } from './safety/voice-safety.ts'

type Owner = Pick<TestPerson, 'userId' | 'workspaceId'>

/** A context as a person has it who works in their own workspace, as its admin. */
export function contextOf(server: TestServer, { userId, workspaceId }: Owner): FullContext {
  const actor = { kind: 'user', userId, workspaceRole: 'admin', permissions: 'all' } as const
  return server.product.contextFor({ actor, workspaceId }, 'req_of_a_test', () => new AbortController().signal)
}

/** Gives somebody a voice as a tool that makes voices would. */
export function makeVoice(server: TestServer, person: Owner, voice: Partial<NewVoice> = {}): Promise<VoiceRow> {
  return transaction(contextOf(server, person), (ctx) =>
    addVoice(ctx, {
      name: 'Ada',
      description: null,
      category: 'cloned',
      labels: { gender: 'female', accent: 'american' },
      language: 'en-US',
      recipe: { engine: 'flite', base: 'slt', pitchHz: 200, gainDb: 0 },
      method: 'acoustic_matching',
      ...voice,
    }),
  )
}

/** Puts a file into the storage as whoever writes one does. */
export async function keepFile(server: TestServer, key: string, text: string): Promise<void> {
  const writer = await server.ports.storage.create(key)
  await writer.append(Buffer.from(text))
  await writer.commit()
  await writer.close()
}

/** Gives a voice a sample, as a tool that takes samples in would. */
export async function givenSample(server: TestServer, person: Owner, voice: VoiceRow): Promise<VoiceSampleRow> {
  const ctx = contextOf(server, person)
  const id = makeVoiceId()
  const sample: VoiceSampleRow = {
    id,
    voice_id: voice.id,
    workspace_id: voice.workspace_id,
    file_name: '../../me.mp3',
    mime_type: 'audio/mpeg',
    size_bytes: 11,
    hash: '0'.repeat(64),
    duration_ms: 1000,
    storage_key: `${voiceFolder(voice.workspace_id, voice.id)}samples/${id}.mp3`,
    remove_background_noise: false,
    quality: null,
    details: null,
    created_at: ctx.now(),
  }
  await keepFile(server, sample.storage_key, 'a recording')
  await transaction(ctx, (ctx) => addSample(ctx, sample))
  return sample
}
