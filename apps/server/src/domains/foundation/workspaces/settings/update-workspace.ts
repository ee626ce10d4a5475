import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { type AuditEntry, writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertEnterpriseFeature } from '../assert-enterprise-feature.ts'
import { dictionariesExist, webhooksExist } from '../hooks.ts'
import { setSecurityRules } from './set-security-rules.ts'
import type { SettingsRow } from '../tables.ts'
import { getWorkspace, type WorkspaceDocument } from './get-workspace.ts'
import { findSettings, holdSettings, updateSettings } from './settings-store.ts'

type Change = Input<typeof workspacesEndpoints.update>

/** Changes settings of the workspace; the contract admits only admins. Absent ones stay as they are. */
export async function updateWorkspace(ctx: Context, input: Change): Promise<WorkspaceDocument> {
  await assertWebhooks(ctx, input)
  await assertDictionaries(ctx, input)
  await transaction(ctx, async (ctx) => {
    const { workspaceId } = ctx
    await holdSettings(ctx, workspaceId)
    const before = await findSettings(ctx, workspaceId)
    if (!before) throw new AppError('workspace_not_found')
    // What is required already may stay so after the plan changed; only requiring it anew takes the feature.
    if (input.mfa_required_for_users && !before.mfa_required_for_users) await assertEnterpriseFeature(ctx)
    const after = applied(before, input, ctx.now())
    const details = differences(before, after)
    if (Object.keys(details).length > 0) {
      await updateSettings(ctx, after)
      await writeAudit(ctx, {
        action: 'workspaces.settings-changed',
        target: { kind: 'workspace', id: workspaceId },
        details,
      })
    }
    const { session_inactivity_timeout: timeout, mfa_required_for_users: requiresSecondFactor } = input
    if (timeout !== undefined || requiresSecondFactor !== undefined)
      await setSecurityRules(ctx, {
        workspaceId,
        ...(timeout !== undefined && { inactivityTimeoutSeconds: timeout }),
        ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
      })
  })
  return getWorkspace(ctx)
}

async function assertWebhooks(ctx: Context, input: Change): Promise<void> {
  const ids = [...(input.voice_library_removal_notice_webhook_ids ?? []), ...(input.speech_to_text_webhook_ids ?? [])]
  if (ids.length > 0 && !(await ctx.hooks.ask(webhooksExist, ctx, ids))) throw new AppError('webhook_unknown')
}

async function assertDictionaries(
  ctx: Context,
  { pronunciation_dictionary_locators: locators }: Change,
): Promise<void> {
  if (!locators?.length || (await ctx.hooks.ask(dictionariesExist, ctx, locators))) return
  throw new AppError('pronunciation_dictionary_unknown', { param: 'pronunciation_dictionary_locators' })
}

function applied(before: SettingsRow, input: Change, now: Date): SettingsRow {
  return {
    ...before,
    ...(input.name !== undefined && { name: input.name }),
    ...(input.training_opt_out !== undefined &&
      input.training_opt_out !== before.training_opt_out && {
        training_opt_out: input.training_opt_out,
        training_opt_out_at: now,
      }),
    ...(input.storing_shared_files_on_user !== undefined && {
      storing_shared_files_on_user: input.storing_shared_files_on_user,
    }),
    ...(input.voice_library_removal_notice_webhook_ids && {
      voice_library_removal_notice_webhook_ids: [...new Set(input.voice_library_removal_notice_webhook_ids)],
    }),
    ...(input.speech_to_text_webhook_ids && {
      speech_to_text_webhook_ids: [...new Set(input.speech_to_text_webhook_ids)],
    }),
    ...(input.pronunciation_dictionary_locators && {
      pronunciation_dictionary_locators: input.pronunciation_dictionary_locators,
    }),
  }
}

const written = [
  'name',
  'training_opt_out',
  'storing_shared_files_on_user',
  'voice_library_removal_notice_webhook_ids',
  'speech_to_text_webhook_ids',
  'pronunciation_dictionary_locators',
] as const

/** Returns each setting that changes with its new value, for the audit log. */
function differences(before: SettingsRow, after: SettingsRow): NonNullable<AuditEntry['details']> {
  return Object.fromEntries(
    written.flatMap((name) =>
      JSON.stringify(before[name]) === JSON.stringify(after[name]) ? [] : [[name, toldOf(name, after)]],
    ),
  )
}

/** Returns a setting as the audit log tells it. */
function toldOf(name: (typeof written)[number], settings: SettingsRow) {
  return name === 'pronunciation_dictionary_locators'
    ? settings[name].map((locator) => locator.pronunciation_dictionary_id)
    : settings[name]
}
