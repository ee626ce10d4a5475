import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { DictionaryLocator, SettingsRow } from '../tables.ts'

/** Finds a workspace with its settings and what its group of everyone allows. */
export function findSettings(ctx: Context, workspaceId: WorkspaceId): Promise<SettingsRow | undefined> {
  return ctx.db.maybe(sql`
    select w.id, w.name, w.owner_id, w.created_at, w.session_inactivity_timeout_seconds, w.mfa_required_for_users,
      w.training_opt_out, w.training_opt_out_at, w.storing_shared_files_on_user,
      w.voice_library_removal_notice_webhook_ids, w.speech_to_text_webhook_ids, w.has_alpha_access,
      w.pronunciation_dictionary_locators,
      g.permissions as all_members_permissions
    from workspaces w left join workspace_groups g on g.workspace_id = w.id and g.is_everyone
    where w.id = ${workspaceId}`)
}

/** Locks a workspace's row until the transaction ends, so that its settings change one after another. */
export async function holdSettings(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`select 1 from workspaces where id = ${workspaceId} for update`)
}

/** Updates a workspace's name and settings, except its security rules and alpha access. */
export async function updateSettings(ctx: Context, row: SettingsRow): Promise<void> {
  await ctx.db.run(sql`
    update workspaces set name = ${row.name}, training_opt_out = ${row.training_opt_out},
      training_opt_out_at = ${row.training_opt_out_at},
      storing_shared_files_on_user = ${row.storing_shared_files_on_user},
      voice_library_removal_notice_webhook_ids = ${[...row.voice_library_removal_notice_webhook_ids]},
      speech_to_text_webhook_ids = ${[...row.speech_to_text_webhook_ids]},
      pronunciation_dictionary_locators = ${JSON.stringify(row.pronunciation_dictionary_locators)}::jsonb
    where id = ${row.id}`)
}

const pronunciationByWorkspace = defineRead<Pick<SettingsRow, 'pronunciation_dictionary_locators'>>({
  name: 'workspace-pronunciation',
  select: (ids) => sql`select id as key, pronunciation_dictionary_locators from workspaces where id = any(${ids})`,
  // Every request for speech asks.
  staleMsMax: 250,
  instants: [],
})

/** Finds which dictionaries of pronunciation speech is said with where a request names none. */
export async function findDefaultLocators(ctx: Context): Promise<readonly DictionaryLocator[]> {
  const row = await readRow(ctx, pronunciationByWorkspace, ctx.workspaceId)
  return row?.pronunciation_dictionary_locators ?? []
}

/** Opts a workspace out of training; returns false, with nothing changed, when somebody has decided already. */
export async function insistOnTrainingOptOut(ctx: Context, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update workspaces set training_opt_out = true where id = ${workspaceId} and training_opt_out is null`)
  return rows === 1
}

/** Stores whether a workspace sees what is not finished. */
export async function updateAlphaAccess(ctx: Context, workspaceId: WorkspaceId, hasAccess: boolean): Promise<void> {
  await ctx.db.run(sql`update workspaces set has_alpha_access = ${hasAccess} where id = ${workspaceId}`)
}

/** Removes a deleted webhook from the lists of those that are notified. */
export async function removeWebhookId(ctx: Context, workspaceId: WorkspaceId, webhookId: string): Promise<void> {
  await ctx.db.run(sql`
    update workspaces set
      voice_library_removal_notice_webhook_ids = array_remove(voice_library_removal_notice_webhook_ids, ${webhookId}),
      speech_to_text_webhook_ids = array_remove(speech_to_text_webhook_ids, ${webhookId})
    where id = ${workspaceId} and ${webhookId} = any(voice_library_removal_notice_webhook_ids || speech_to_text_webhook_ids)`)
}

export type Person = { readonly user_id: UserId }

/** Lists the people of a workspace; service accounts do not sign in and are left out. */
export function listPeople(ctx: Context, workspaceId: WorkspaceId): Promise<Person[]> {
  return ctx.db.many(sql`
    select user_id from memberships where workspace_id = ${workspaceId} and kind = 'person' order by user_id`)
}
