import type { Name } from '../names.ts'

/** Answers the table name of a new slice. */
export function tableOf({ kebab }: Name): string {
  return kebab.replaceAll('-', '_')
}

/** Writes the server's part of a new slice: operations, store, presenter, and what it holds of people, by file name. */
export function serverFiles(name: Name, purpose: string): Record<string, string> {
  const { kebab } = name
  return {
    'README.md': readme(name, purpose),
    'slice.ts': manifest(name),
    'routes.ts': routes(name),
    'holding.ts': holding(name),
    'tables.ts': tables(name),
    [`${kebab}-store.ts`]: store(name),
    [`list-${kebab}.ts`]: list(name),
    [`create-${kebab}-item.ts`]: create(name),
    [`present-${kebab}.ts`]: presenter(name),
    [`${kebab}.test.ts`]: test(name),
  }
}

/** Writes the migration that makes the table of a new slice. */
export function firstMigration(name: Name): string {
  return `-- What a workspace keeps in ${name.words}.

create table ${tableOf(name)} (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index ${tableOf(name)}_by_workspace on ${tableOf(name)} (workspace_id, id desc);
`
}

function readme(name: Name, purpose: string): string {
  return `# ${name.kebab}

${purpose}

- **Owns** \`${tableOf(name)}\`.
- **Start reading at** \`slice.ts\`.
`
}

function manifest({ kebab, camel }: Name): string {
  return `import type { Slice } from '#domains/slice.ts'
import { ${camel}Holding } from './holding.ts'
import { ${camel}Routes } from './routes.ts'

export const ${camel}Slice: Slice = { name: '${kebab}', routes: ${camel}Routes, holding: ${camel}Holding }
`
}

function routes({ kebab, camel, pascal }: Name): string {
  return `import { ${camel}Endpoints } from '@vireo/contracts/${kebab}'
import { defineRoutes } from '#http/routes.ts'
import { create${pascal}Item } from './create-${kebab}-item.ts'
import { list${pascal} } from './list-${kebab}.ts'
import { present${pascal}, present${pascal}Item } from './present-${kebab}.ts'

export const ${camel}Routes = defineRoutes((on) => {
  on(${camel}Endpoints.list, list${pascal}, present${pascal})
  on(${camel}Endpoints.create, create${pascal}Item, present${pascal}Item, { audit: '${kebab}.created' })
})
`
}

function holding(name: Name): string {
  const { kebab, camel, pascal, words } = name
  return `import type { Holding } from '#domains/holding.ts'
import { list${pascal}Of, remove${pascal}Of } from './${kebab}-store.ts'

const pageSize = 500

/** Everything that is kept in ${words}: taken along page by page, and forgotten with its workspace. */
export const ${camel}Holding: Holding = {
  tables: ['${tableOf(name)}'],
  files: async function* (ctx, { workspaceId }) {
    let cursor: string | undefined
    for (let page = 1; page === 1 || cursor !== undefined; page++) {
      const rows = await list${pascal}Of(ctx, { workspaceId, cursor, limit: pageSize })
      yield { path: \`${kebab}/items-\${page}.json\`, json: rows }
      cursor = rows.length === pageSize ? rows.at(-1)?.id : undefined
    }
  },
  erase: (ctx, { workspaceId }) => remove${pascal}Of(ctx, workspaceId),
}
`
}

function tables({ pascal }: Name): string {
  return `import type { WorkspaceId } from '@vireo/contracts/kit'

export type ${pascal}Row = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly name: string
  readonly created_at: Date
}
`
}

function store(name: Name): string {
  const { pascal } = name
  const table = tableOf(name)
  return `import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ${pascal}Row } from './tables.ts'

export type ${pascal}Page = {
  readonly workspaceId: WorkspaceId
  /** The id of the last row of the page before; the first page without it. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Reads a page of what a workspace has, newest first. */
export function list${pascal}Of(ctx: Context, { workspaceId, cursor, limit }: ${pascal}Page): Promise<${pascal}Row[]> {
  return ctx.db.many(sql\`
    select id, workspace_id, name, created_at from ${table}
    where workspace_id = \${workspaceId} \${cursor === undefined ? empty : sql\`and id < \${cursor}\`}
    order by id desc limit \${limit}\`)
}

/** Writes a row of the caller's workspace. */
export async function insert${pascal}(ctx: Context, row: ${pascal}Row): Promise<void> {
  await ctx.db.run(sql\`
    insert into ${table} (id, workspace_id, name, created_at)
    values (\${row.id}, \${row.workspace_id}, \${row.name}, \${row.created_at})\`)
}

/** Removes everything that a workspace has. */
export async function remove${pascal}Of(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql\`delete from ${table} where workspace_id = \${workspaceId}\`)
}
`
}

function list({ kebab, camel, pascal, words }: Name): string {
  return `import type { Input } from '@vireo/contracts/kit'
import type { ${camel}Endpoints } from '@vireo/contracts/${kebab}'
import type { Context } from '#kernel/context.ts'
import { list${pascal}Of } from './${kebab}-store.ts'
import type { ${pascal}Row } from './tables.ts'

export type ${pascal}List = { readonly rows: readonly ${pascal}Row[]; readonly hasMore: boolean }

/** Lists the ${words} of the caller's workspace, newest first, page by page. */
export async function list${pascal}(
  ctx: Context,
  { page_size: size, cursor }: Input<typeof ${camel}Endpoints.list>,
): Promise<${pascal}List> {
  const rows = await list${pascal}Of(ctx, { workspaceId: ctx.workspaceId, cursor, limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}
`
}

function create({ kebab, camel, pascal, words }: Name): string {
  return `import type { Input } from '@vireo/contracts/kit'
import type { ${camel}Endpoints } from '@vireo/contracts/${kebab}'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { insert${pascal} } from './${kebab}-store.ts'
import type { ${pascal}Row } from './tables.ts'

/** Adds to the ${words} of the caller's workspace, and answers what was added. */
export function create${pascal}Item(ctx: Context, { name }: Input<typeof ${camel}Endpoints.create>): Promise<${pascal}Row> {
  return transaction(ctx, async (ctx) => {
    const row = { id: ctx.newId('${camel}Item'), workspace_id: ctx.workspaceId, name, created_at: ctx.now() }
    await insert${pascal}(ctx, row)
    await writeAudit(ctx, { action: '${kebab}.created', target: { kind: '${kebab}', id: row.id }, details: { name } })
    return row
  })
}
`
}

function presenter({ kebab, pascal, words }: Name): string {
  return `import type { ${pascal}Item, ${pascal}Page } from '@vireo/contracts/${kebab}'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { ${pascal}List } from './list-${kebab}.ts'
import type { ${pascal}Row } from './tables.ts'

/** Presents a page of the ${words} of a workspace. */
export function present${pascal}({ rows, hasMore }: ${pascal}List): ${pascal}Page {
  return {
    items: rows.map((row) => present${pascal}Item(row)),
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Presents one of them. */
export function present${pascal}Item({ id, name, created_at: createdAt }: ${pascal}Row): ${pascal}Item {
  return { id, name, created_at_unix: unixSeconds(createdAt) }
}
`
}

function test({ kebab, camel, pascal, words }: Name): string {
  return `import { ${pascal}Page } from '@vireo/contracts/${kebab}'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer } from '#test/test-server.ts'
import { ${camel}Holding } from './holding.ts'

const server = await startTestServer()

test('${words} are listed to their workspace alone, page by page, are taken along and are forgotten', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  for (const name of ['First', 'Second']) {
    const created = await server.fetch('/v1/${kebab}', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    expect([created.status, await created.json()]).toMatchObject([200, { name }])
  }
  const listed = async ({ headers }: { readonly headers: Record<string, string> }, query = '') =>
    ${pascal}Page.parse(await (await server.fetch(\`/v1/${kebab}\${query}\`, { headers })).json())
  const newest = await listed(owner, '?page_size=1')
  expect(newest).toMatchObject({ items: [{ name: 'Second' }], has_more: true })
  expect(await listed(owner, \`?cursor=\${newest.next_cursor}\`)).toMatchObject({
    items: [{ name: 'First' }],
    has_more: false,
    next_cursor: null,
  })
  const nothing = { items: [], has_more: false, next_cursor: null }
  expect(await listed(stranger)).toEqual(nothing)

  const ctx = server.product.systemContext(owner.workspaceId)
  const subject = { userId: owner.userId, workspaceId: owner.workspaceId }
  for await (const file of ${camel}Holding.files(ctx, subject))
    expect(file).toMatchObject({ path: '${kebab}/items-1.json', json: [{ name: 'Second' }, { name: 'First' }] })
  await transaction(ctx, async (ctx) => ${camel}Holding.erase?.(ctx, subject))
  expect(await listed(owner)).toEqual(nothing)
})
`
}
