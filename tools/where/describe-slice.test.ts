import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { projectFiles } from '../project/project-files.ts'
import { describeSlice } from './describe-slice.ts'

const domain = 'apps/server/src/domains/history/history'

describe('npm run where', () => {
  test('lists a slice in its three trees, its routes, tables, events, jobs and tests', () => {
    using folder = temporaryFolder({
      'packages/contracts/src/history/endpoints.ts': '',
      'apps/web/src/domains/history/history/queries.ts': '',
      'apps/web/src/domains/voices/voices/queries.ts': '',
      'apps/server/migrations/0001-history.sql': 'create table history_items (\n  id text\n);',
      'apps/server/test/history.test.ts': '',
      [`${domain}/README.md`]: '- **Owns** `history_items`.',
      [`${domain}/jobs.ts`]:
        "defineJob({ name: 'history.purge', cron: '* * * * *', run: purge })\ndefineJob({ name: 'history.other', run: other })",
      [`${domain}/subscriptions.ts`]: "defineSubscription('history.purged', 'history.remove', async () => {})",
      [`${domain}/get-item.test.ts`]: '',
    })
    const sections = describeSlice(folder.path, 'history', projectFiles(folder.path))
    const found = Object.fromEntries(sections.map(({ title, lines }) => [title, lines]))
    expect(found).toMatchObject({
      'packages/contracts/src/history': ['endpoints.ts'],
      'apps/web/src/domains/history/history': ['queries.ts'],
      [domain]: ['README.md', 'jobs.ts', 'subscriptions.ts'],
      tables: ['history_items  (apps/server/migrations/0001-history.sql)'],
      'reacts to': ['history.purged → history.remove'],
      jobs: ['history.purge  (* * * * *)', 'history.other'],
      tests: [`${domain}/get-item.test.ts`, 'apps/server/test/history.test.ts'],
    })
    expect(found['events']).toContain('history.purged')
    expect(found['endpoints']).toContainEqual(
      expect.stringMatching(/^GET +\/v1\/history +speech_history_read +history\.list$/),
    )
  })

  test('finds the real slice too', () => {
    const root = join(import.meta.dirname, '../..')
    const titles = describeSlice(root, 'history', projectFiles(root)).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining([domain, 'endpoints', 'tables', 'jobs', 'tests']))
  })
})
