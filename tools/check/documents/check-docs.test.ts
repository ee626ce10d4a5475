import { describe, expect, test } from 'vitest'
import { projectFiles } from '../../project/project-files.ts'
import { temporaryFolder } from '../../project/temporary-folder.ts'
import { checkDocs, unmappedFolders } from './check-docs.ts'

const manifest = JSON.stringify({ scripts: { check: 'true' } })

describe('the documents check', () => {
  test('finds links, anchors, paths and scripts that lead nowhere', () => {
    const text = [
      '[gone](docs/gone.md) and [anchor](docs/here.md#nobody)',
      'See `apps/server/src/gone.ts` and run `npm run gone`.',
    ].join('\n\n')
    expect(problemsOf({ 'README.md': text, 'docs/here.md': '# Here' })).toEqual([
      'README.md: the link docs/gone.md leads nowhere',
      'README.md: the link docs/here.md#nobody leads nowhere',
      'README.md: the path apps/server/src/gone.ts does not exist',
      'README.md: package.json has no script "gone"',
    ])
  })

  test('resolves links from the folder of the document, from the root, and to repeated headings', () => {
    const text = '[up](../README.md) [root](/docs/guide.md) [self](#two-words-1) ![picture](<pic ture.png>)'
    const files = {
      'README.md': 'x',
      'docs/guide.md': `# Two *words*\n# Two words\n\n${text.replace('<pic ture.png>', 'p.png')}`,
      'docs/p.png': '',
    }
    expect(problemsOf(files)).toEqual([])
  })

  test('lets guides lead to addresses of an instance, and to no others', () => {
    const files = {
      'docs/api/openapi.json': JSON.stringify({ paths: { '/v1/genres/{genre}/sample': {} } }),
      'docs/music.md': '[folk](/v1/genres/folk/sample) [gone](/v1/genres/folk)',
      'README.md': '[folk](/v1/genres/folk/sample)',
    }
    expect(problemsOf(files)).toEqual([
      'README.md: the link /v1/genres/folk/sample leads nowhere',
      'docs/music.md: the link /v1/genres/folk leads nowhere',
    ])
  })

  test('finds what a README beside code names although it is not there', () => {
    const text = '`engine/`, `../b/`, `kernel/`, `kernel/gone.ts`, `kernel/here.ts`, `deep.ts`, `history/…`, `gone.sql`'
    const src = 'apps/server/src'
    const files = {
      [`${src}/domains/a/README.md`]: text,
      [`${src}/domains/b/parts/deep.ts`]: '',
      [`${src}/kernel/here.ts`]: '',
      'packages/x/README.md': '`engine/` and `gone.ts`',
    }
    expect(problemsOf(files)).toEqual(
      ['engine/', 'kernel/gone.ts', 'gone.sql'].map((path) => `${src}/domains/a/README.md: there is no ${path}`),
    )
  })

  test('promises nothing for patterns, outside links, code blocks and scripts that exist', () => {
    const text = [
      '`apps/<name>/x.ts` `apps/*/x.ts` [web](https://example.org/x) [mail](mailto:a@example.org)',
      '```\n[gone](gone.md) `apps/gone.ts`\n```',
      'npm run check',
      '`[gone](gone.md)`',
    ].join('\n\n')
    expect(problemsOf({ 'README.md': text })).toEqual([])
  })
})

test('a folder of the house that the map does not name is missed', () => {
  const files = ['apps/server/src/main.ts', 'apps/server/src/cli/x.ts', 'packages/ui/x.ts', 'tools/x.ts']
  expect(unmappedFolders('`packages/ui`', files)).toEqual([
    'ARCHITECTURE.md: does not say what apps/server/src/cli holds',
  ])
})

function problemsOf(files: Record<string, string>): string[] {
  using folder = temporaryFolder({ 'package.json': manifest, ...files })
  return checkDocs(folder.path, projectFiles(folder.path))
}
