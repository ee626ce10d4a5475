import type { CustomAdapter } from 'better-auth/adapters'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { findUser, findUserByEmail, type UserRow } from '#users'
import {
  type AuthRecord,
  type AuthTable,
  type Condition,
  countRecords,
  findRecords,
  insertRecord,
  isAuthTable,
  removeRecords,
  updateRecords,
} from './auth-record-store.ts'
import { hashSecret } from './secrets.ts'

/** What the identity library wrote while it worked, in our own terms. */
export type Written = {
  session?: OpenedSession
}

export type OpenedSession = {
  readonly id: string
  readonly userId: string
  readonly workspaceId: string
  /** For the browser's cookie; only its hash is kept. */
  readonly token: string
}

export type AuthRecords = {
  readonly adapter: CustomAdapter
  readonly written: Written
  /** What went wrong in the database. The library turns it into an error of its own, which says too little. */
  readonly failure: () => unknown
}

type Query = { readonly model: string; readonly where?: readonly Condition[] | undefined }
type Join = Readonly<Record<string, { readonly on: { from: string; to: string }; limit?: number; relation?: string }>>

/**
 * The identity library's records on `ctx.db`, hence in the caller's transaction. Users are reached through
 * their slice's door; session tokens pass through here and are stored as hashes.
 */
export function createAuthRecords(ctx: Context): AuthRecords {
  const written: Written = {}
  let failure: unknown
  const noting =
    <Args extends readonly unknown[], Answer>(work: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        return await work(...args)
      } catch (error) {
        failure ??= error
        throw error
      }
    }
  const find = (query: Query & { limit: number }) => findMany(ctx, query)
  const records = {
    create: noting(({ model, data }: { model: string; data: AuthRecord }) =>
      createRecord(ctx, tableOf(model), data, written),
    ),
    findOne: noting(({ join, ...query }: Query & { join?: Join | undefined }) => findOne(ctx, query, join)),
    findMany: noting(find),
    update: noting(async ({ model, where, update }: Query & { update: AuthRecord }) => {
      const [row] = await updateRecords(ctx, tableOf(model), hashed(where), update)
      return row ?? null
    }),
    updateMany: noting(async ({ model, where, update }: Query & { update: AuthRecord }) => {
      const rows = await updateRecords(ctx, tableOf(model), hashed(where), update)
      return rows.length
    }),
    delete: noting(async ({ model, where }: Query) => {
      await removeRecords(ctx, tableOf(model), hashed(where))
    }),
    deleteMany: noting(({ model, where }: Query) => removeRecords(ctx, tableOf(model), hashed(where))),
    count: noting(({ model, where }: Query) => countRecords(ctx, tableOf(model), hashed(where))),
  }
  return { adapter: asAdapter(records), written, failure: () => failure }
}

/** The library's generics name the row it expects back; rows come under the column names its schema maps to. */
function asAdapter(records: object): CustomAdapter {
  return records as CustomAdapter
}

function tableOf(model: string): AuthTable {
  invariant(isAuthTable(model), `the identity library may not change ${model}`)
  return model
}

async function createRecord(ctx: Context, table: AuthTable, data: AuthRecord, written: Written): Promise<AuthRecord> {
  const now = ctx.now()
  const record = { ...data, created_at: now, updated_at: now }
  if (table !== 'sessions') return insertRecord(ctx, table, record)
  const { token_hash: token, id, user_id: userId, workspace_id: workspaceId } = data
  invariant(
    typeof token === 'string' &&
      typeof id === 'string' &&
      typeof userId === 'string' &&
      typeof workspaceId === 'string',
    'a session has a token, a user and a workspace',
  )
  const { address, userAgent } = ctx.client
  const use = { last_used_at: now, last_active_at: now, address, user_agent: userAgent }
  const row = await insertRecord(ctx, table, { ...record, ...use, token_hash: hashSecret(token) })
  written.session = { id, userId, workspaceId, token }
  return { ...row, token_hash: token }
}

/** Joined records are looked for even when there is nothing to join them to: known and unknown cost the same. */
async function findOne(ctx: Context, query: Query, join: Join = {}): Promise<AuthRecord | null> {
  const [row] = await findMany(ctx, { ...query, limit: 1 })
  const joined: Record<string, unknown> = {}
  for (const [model, { on, limit = 100, relation }] of Object.entries(join)) {
    const where = [{ field: on.to, operator: 'eq', value: row?.[on.from] ?? '', connector: 'AND' as const }]
    const rows = await findMany(ctx, { model, where, limit })
    joined[model] = relation === 'one-to-one' ? (rows[0] ?? null) : rows
  }
  return row ? { ...row, ...joined } : null
}

async function findMany(
  ctx: Context,
  { model, where, ...page }: Query & { limit: number },
): Promise<readonly AuthRecord[]> {
  if (model !== 'user') return findRecords(ctx, tableOf(model), hashed(where), page)
  const [condition, ...more] = where ?? []
  invariant(condition?.operator === 'eq' && more.length === 0, 'users are found by their id or their address')
  const value = String(condition.value)
  const user = condition.field === 'email' ? await findUserByEmail(ctx, value) : await findUser(ctx, value)
  return user ? [toUserRecord(user)] : []
}

function hashed(where: readonly Condition[] = []): Condition[] {
  return where.map((condition) =>
    condition.field === 'token_hash' ? { ...condition, value: hashValue(condition.value) } : condition,
  )
}

function hashValue(value: unknown): unknown {
  return Array.isArray(value) ? value.map((token) => hashSecret(String(token))) : hashSecret(String(value))
}

function toUserRecord(user: UserRow): AuthRecord {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    name: user.first_name ?? '',
    image: null,
    createdAt: user.created_at,
    updatedAt: user.created_at,
  }
}
