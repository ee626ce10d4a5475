import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SERVER = /^apps\/server\/src\/.*\.ts$/
const TESTS = /\.test\.ts$/
/** What the ids that are passed most are called, in code and in rows, and the type that says their kind. */
const KINDS: readonly (readonly [name: string, type: string, where: RegExp])[] = [
  ['user(?:Id|_id)', 'UserId', /^/],
  ['workspace(?:Id|_id)', 'WorkspaceId', /^/],
  ['api(?:KeyId|_key_id)', 'ApiKeyId', /^/],
  ['history(?:ItemId|_item_id)', 'HistoryItemId', /^/],
  // Engines and sockets have voices and sessions of their own.
  ['voice(?:Id|_id)', 'VoiceId', /\/src\/domains\//],
  ['session(?:Id|_id)', 'SessionId', /\/domains\/foundation\/identity\//],
]

/** Finds where the server types the id of a user, a voice or another known thing as a plain string. */
export function checkIds(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => SERVER.test(file) && !TESTS.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return KINDS.filter(([, , where]) => where.test(file)).flatMap(([name, type]) => {
        const plain = new RegExp(`(?<![\\w.'])${name}(?:\\??: string|s\\??: readonly string\\[\\])`)
        return lines.flatMap((line, index) =>
          plain.test(line) ? [`${file}:${index + 1}: say ${type}, so that no other id can take its place`] : [],
        )
      })
    })
}
