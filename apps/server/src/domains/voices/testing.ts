import type { TestPerson, TestServer } from '../../../test/test-server.ts'
import type { FullContext } from '../../kernel/ports.ts'
import { transaction } from '../../kernel/transaction.ts'
import { addVoice, type NewVoice } from './add-voice.ts'
import type { VoiceRow } from './tables.ts'

export { unrestricted } from './voice-safety.ts'

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
