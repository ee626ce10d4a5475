import { describe, expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkTables } from './check-tables.ts'

const map = {
  users: { area: 'all', reaches: [] },
  voices: { area: 'all', reaches: ['users'] },
  speech: { area: 'all', reaches: ['users', 'voices'] },
}
const domains = 'apps/server/src/domains/all'
const house = {
  'apps/server/migrations/0001-kernel.sql': 'create table jobs (\n  id text\n);',
  'apps/server/migrations/0002-start.sql': `-- create table ghosts (
create table users (
  id text primary key
);
create table voices (
  owner_id text not null references users on delete cascade
);`,
  [`${domains}/users/README.md`]:
    '# users\n\n- **Words** user.\n- **Owns** `users`; files under `users/`.\n- **Asks** `voices`.\n',
  [`${domains}/voices/README.md`]: '# voices\n\n- **Owns** `voices`.',
  [`${domains}/users/user-store.ts`]: 'sql`select id from users join voices_view using (id) join jobs using (id)`',
}

describe('the tables check', () => {
  test('is content when every table has one owner whose stores alone touch it', () => {
    expect(problemsOf({})).toEqual([])
  })

  test('reports a table without an owner, and one with two', () => {
    expect(problemsOf({ [`${domains}/voices/README.md`]: '# voices' })).toEqual([
      expect.stringContaining('no slice owns voices'),
    ])
    expect(problemsOf({ [`${domains}/speech/README.md`]: '- **Owns** `voices`.' })).toEqual([
      expect.stringContaining('voices is owned by voices and speech'),
    ])
  })

  test.each([
    'select 1 from voices',
    'insert into voices values (1)',
    'update voices set x = 1',
    'delete from voices',
    'update jobs set x = 1',
  ])('reports a store that says: %s', (statement) => {
    expect(problemsOf({ [`${domains}/users/user-store.ts`]: `sql\`${statement}\`` })).toEqual([
      expect.stringContaining('user-store.ts: touches'),
    ])
  })

  test('reports a foreign key that points up the map, however far', () => {
    const upward = 'create table takes (\n  id text\n);\ncreate table drafts (\n  take_id text references takes\n);'
    const files = {
      'apps/server/migrations/0003-takes.sql': upward,
      [`${domains}/speech/README.md`]: '- **Owns** `takes`.',
      [`${domains}/users/README.md`]: '- **Owns** `users`, `drafts`.',
    }
    expect(problemsOf(files)).toEqual([expect.stringContaining('drafts of users points at takes of speech')])
  })
})

function problemsOf(changes: Record<string, string>): string[] {
  using folder = temporaryFolder({ ...house, ...changes })
  return checkTables(folder.path, projectFiles(folder.path), map)
}
