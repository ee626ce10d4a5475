import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { hashOfId, sessionId } from './session-id.ts'
import { insertSession } from './session-store.ts'
import type { SandboxParts } from './snapshot.ts'
import type { SessionDetails } from './tables.ts'

const livesMs = 24 * 60 * 60 * 1000

/** Makes a hosted page and tells its address, which is its credential. The same key leads to the same page. */
export async function openSession(
  ctx: Context,
  { vault, publicUrl }: SandboxParts,
  wanted: {
    readonly workspaceId: WorkspaceId
    readonly key: string
    readonly details: SessionDetails
    readonly expiresAt?: Date
  },
): Promise<string> {
  const { workspaceId, key, details } = wanted
  const id = sessionId(vault, workspaceId, `${details.kind} ${key}`)
  const expiresAt = wanted.expiresAt ?? new Date(ctx.now().getTime() + livesMs)
  await insertSession(ctx, { idHash: hashOfId(id), workspaceId, details, expiresAt })
  // A sale is paid where a plan is paid.
  const page = details.kind === 'sale' ? 'checkout' : details.kind
  return new URL(`/sandbox/${page}/${id}`, publicUrl).href
}
