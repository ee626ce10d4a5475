import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import type { IdKind } from '#kernel/product.ts'
import { createAuthRecords, type AuthRecords, type Written } from './auth-records.ts'
import { sessionLifetimeMs } from './session-lifetime.ts'

/** Signs what the library would put into cookies of its own. None of them leaves the process. */
const unusedSecret = randomBytes(32).toString('base64url')

export type AuthLibraryOptions = {
  /** The workspace that a new session of this user acts in. Without it, no session can be opened. */
  readonly workspaceOf?: (userId: string) => Promise<string>
}

type AuthLibrary = Awaited<ReturnType<typeof createLibrary>>

/**
 * better-auth as a library, made anew for every use: it then works on the caller's database handle, in the
 * caller's transaction, by the caller's clock. Its HTTP handler, cookies, limits and telemetry are not used.
 */
export async function withAuthLibrary<T>(
  ctx: Context,
  options: AuthLibraryOptions,
  work: (auth: AuthLibrary, written: Written) => Promise<T>,
): Promise<T> {
  const records = createAuthRecords(ctx)
  uses++
  try {
    return await work(await createLibrary(ctx, options, records), records.written)
  } catch (error) {
    throw records.failure() ?? error
  } finally {
    uses--
    if (uses === 0) stopTracking()
  }
}

let uses = 0

/**
 * The library's ambient state makes Node 20 track every promise of the process from the first sign-in on:
 * a third of a small request's time. Nothing needs it while nobody signs in; the next use starts it again.
 */
function stopTracking(): void {
  const shared: unknown = Reflect.get(globalThis, Symbol.for('better-auth:global'))
  const storages = typeof shared === 'object' && shared !== null && 'context' in shared ? shared.context : undefined
  for (const storage of Object.values(storages ?? {})) if (storage instanceof AsyncLocalStorage) storage.disable()
}

async function createLibrary(ctx: Context, options: AuthLibraryOptions, records: AuthRecords) {
  // Loaded by the first who signs in: it takes a quarter of a second and 25 MB that an idle server does not need.
  const [{ betterAuth }, { createAdapterFactory }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters'),
  ])
  const database = createAdapterFactory({
    config: { adapterId: 'vireo', adapterName: 'Vireo', supportsJSON: true, supportsArrays: true },
    adapter: () => records.adapter,
  })
  return betterAuth({ ...fixedOptions, ...sessionOptions(ctx, options), ...idOptions(ctx), database })
}

const fixedOptions = {
  secrets: [{ version: 1, value: unusedSecret }],
  baseURL: 'http://localhost',
  telemetry: { enabled: false },
  rateLimit: { enabled: false },
  logger: { disabled: true },
  account: {
    modelName: 'credentials',
    fields: {
      userId: 'user_id',
      providerId: 'provider_id',
      accountId: 'account_id',
      password: 'password_hash',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
} satisfies BetterAuthOptions

function sessionOptions(ctx: Context, { workspaceOf }: AuthLibraryOptions) {
  return {
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: { workspaceId: { type: 'string', fieldName: 'workspace_id', input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const expiresAt = new Date(ctx.now().getTime() + sessionLifetimeMs)
            return { data: { ...session, expiresAt, workspaceId: await workspaceOf?.(session.userId) } }
          },
        },
      },
    },
  } satisfies BetterAuthOptions
}

const idKinds: Readonly<Record<string, IdKind>> = { account: 'credential', session: 'session' }

function idOptions(ctx: Context) {
  return {
    advanced: {
      database: {
        joins: true,
        generateId: ({ model }: { model: string }) => {
          const kind = idKinds[model]
          invariant(kind, `${model} has no kind of id`)
          return ctx.newId(kind)
        },
      },
    },
  } satisfies BetterAuthOptions
}
