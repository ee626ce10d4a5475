import { describe, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import {
  type ApiKeyId,
  type HistoryItemId,
  idOf,
  type SessionId,
  type UserId,
  type VoiceId,
  type WorkspaceId,
} from './ids.ts'

describe('an id', () => {
  test('is no id of another kind', () => {
    expectTypeOf<VoiceId>().not.toExtend<UserId>()
    expectTypeOf<UserId>().not.toExtend<WorkspaceId>()
    expectTypeOf<WorkspaceId>().not.toExtend<UserId>()
    expectTypeOf<ApiKeyId>().not.toExtend<SessionId>()
    expectTypeOf<HistoryItemId>().not.toExtend<VoiceId>()
    expectTypeOf<VoiceId | UserId>().not.toExtend<UserId>()
  })

  test('is a string, and a string takes its kind where it enters', () => {
    expectTypeOf<VoiceId>().toExtend<string>()
    expectTypeOf<string>().toExtend<VoiceId>()
  })

  test('has its kind from the schema on that reads it', () => {
    const Path = z.object({ voice_id: idOf('voice', z.string().min(1)) })
    expectTypeOf<z.output<typeof Path>['voice_id']>().toEqualTypeOf<VoiceId>()
    expectTypeOf<z.output<typeof Path>['voice_id']>().not.toExtend<UserId>()
    expectTypeOf<z.input<typeof Path>['voice_id']>().toEqualTypeOf<string>()
  })
})
