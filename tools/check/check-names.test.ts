import { describe, expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkNames } from './check-names.ts'

describe('the names check', () => {
  test.each([
    'apps/utils/x.ts',
    'apps/string-helpers.ts',
    'apps/common.ts',
    'apps/voice-manager.ts',
    'apps/v2/x.ts',
    'apps/data/x.ts',
  ])('refuses %s', (file) => expect(problemsOf({ [file]: '' })).toEqual([expect.stringContaining(file)]))

  test.each([
    '// oxlint-disable-next-line no-console',
    '/* eslint-disable */',
    '// @ts-expect-error why',
    '// oxfmt-ignore',
  ])('refuses the comment %s', (comment) =>
    expect(problemsOf({ 'apps/x.ts': `${comment}\nexport const x = 1` })).toEqual([
      expect.stringContaining('apps/x.ts'),
    ]),
  )

  test('lets names pass that only contain such a word', () => {
    expect(
      problemsOf({
        'apps/database.ts': '',
        'apps/data-folder.ts': '',
        'apps/commonwealth.ts': '',
        'docs/managers-guide.txt': '',
      }),
    ).toEqual([expect.stringContaining('managers-guide')])
  })
})

function problemsOf(files: Record<string, string>): string[] {
  using folder = temporaryFolder(files)
  return checkNames(folder.path, projectFiles(folder.path))
}
