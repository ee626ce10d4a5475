import type { InEachLanguage, UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { TransactionContext } from '#kernel/context.ts'
import { findUser, languageFor } from '#users'
import { insertGroup } from '../groups/group-store.ts'
import { onWorkspaceOpened } from '../hooks.ts'
import type { GroupRow } from '../tables.ts'
import { insertMembership, insertWorkspace } from '../workspace-store.ts'
import { placeGerman } from './words.de.ts'
import { placeWords } from './words.ts'

const words: InEachLanguage<typeof placeWords> = { en: placeWords, de: placeGerman }

/** Makes the group that every member of a workspace is in; it gives nothing until somebody decides so. */
function everyoneIn(workspaceId: WorkspaceId, id: string, now: Date): GroupRow {
  return {
    id,
    workspace_id: workspaceId,
    name: 'Everyone',
    permissions: [],
    usage_limit: null,
    pvc_limit: null,
    is_everyone: true,
    created_at: now,
  }
}

/** Creates the own workspace of a new person, in the transaction that opens their account, with a name in their language. */
export async function createPersonalWorkspace(
  ctx: TransactionContext,
  { userId, firstName, tier }: { readonly userId: UserId; readonly firstName: string | null; readonly tier: Tier },
): Promise<{ workspaceId: WorkspaceId }> {
  const workspaceId = ctx.newId('workspace')
  const { own, ownOf } = words[languageFor(ctx, await findUser(ctx, userId))]
  const name = firstName ? ownOf(firstName) : own
  await insertWorkspace(ctx, { id: workspaceId, name, owner_id: userId, created_at: ctx.now() })
  await insertMembership(ctx, {
    workspace_id: workspaceId,
    user_id: userId,
    kind: 'person',
    role: 'admin',
    is_owner: true,
    usage_limit: null,
  })
  await insertGroup(ctx, everyoneIn(workspaceId, ctx.newId('group'), ctx.now()))
  await ctx.hooks.ask(onWorkspaceOpened, ctx, { workspaceId, tier })
  return { workspaceId }
}
