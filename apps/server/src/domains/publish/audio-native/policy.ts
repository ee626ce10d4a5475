import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { planOf } from '#usage'
import { findProject } from './projects/project-store.ts'
import type { ProjectRow } from './tables.ts'

/** Throws `feature_not_available` unless the workspace's plan has audio native. */
export async function assertHasAudioNative(ctx: Context): Promise<void> {
  const { entitlements } = await planOf(ctx)
  if (!entitlements.audioNative)
    throw new AppError('feature_not_available', { message: 'Your plan does not include audio native.' })
}

/** Finds a project of the caller's workspace. Throws `audio_native_project_not_found`. */
export async function getProject(ctx: Context, input: { readonly project_id: string }): Promise<ProjectRow> {
  const project = await findProject(ctx, input.project_id)
  if (!project) throw new AppError('audio_native_project_not_found')
  return project
}
