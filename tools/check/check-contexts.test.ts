import { expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkContexts } from './check-contexts.ts'

const slice = 'apps/server/src/domains/voices/voices'
const full = `import type { FullContext } from '#ports/ports.ts'\nexport function f(ctx: FullContext) {}\n`
const files = {
  [`${slice}/get-voice.ts`]: full,
  [`${slice}/edit-voice.ts`]: full.replaceAll('FullContext', "With<'storage'>"),
  [`${slice}/voices.test.ts`]: full,
  'apps/server/src/http/routes.ts': full,
}
const problemsOf = (reasons: Readonly<Record<string, string>>) => {
  using folder = temporaryFolder(files)
  return checkContexts(folder.path, projectFiles(folder.path), reasons)
}

test('an operation that is given every port is named, unless there is a reason', () => {
  expect(problemsOf({})).toEqual([expect.stringContaining(`${slice}/get-voice.ts: is given every port`)])
  expect(problemsOf({ 'voices/voices/get-voice.ts': 'it asks everybody' })).toEqual([])
})

test('a reason for what is not given every port has to go', () => {
  const reasons = { 'voices/voices/get-voice.ts': 'it asks everybody', 'voices/voices/edit-voice.ts': 'it did once' }
  expect(problemsOf(reasons)).toEqual([expect.stringContaining(`${slice}/edit-voice.ts: has a reason`)])
})
