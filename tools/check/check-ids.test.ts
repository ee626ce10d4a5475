import { expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkIds } from './check-ids.ts'

const ofSlice = 'apps/server/src/domains/history/history/history-store.ts'

test.each([
  [ofSlice, 'const x: { readonly userId: UserId; readonly voice_id: VoiceId | null }', []],
  [ofSlice, 'f(userId: string | null)', ['UserId']],
  [ofSlice, 'readonly workspace_id?: string', ['WorkspaceId']],
  [ofSlice, 'history_item_id: string, voiceId: string', ['HistoryItemId', 'VoiceId']],
  [ofSlice, 'apiKeyIds: readonly string[]', ['ApiKeyId']],
  [ofSlice, 'publicUserId: string; f(row.userId)', []],
  [ofSlice, 'sessionId: string', []],
  ['apps/server/src/domains/foundation/identity/sessions/open-session.ts', 'sessionId: string', ['SessionId']],
  ['apps/server/src/ports/speech.ts', 'voiceId: string', []],
  ['apps/server/src/domains/history/history/history.test.ts', 'userId: string', []],
])('%s: %s', (file, line, types) => {
  using folder = temporaryFolder({ [file]: `// A comment.\n${line}\n` })
  expect(checkIds(folder.path, [file])).toEqual(
    types.map((type) => `${file}:2: say ${type}, so that no other id can take its place`),
  )
})
