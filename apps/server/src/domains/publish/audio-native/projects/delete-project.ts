import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { deleteProjectRow, holdProject } from './project-store.ts'

/** Deletes a project: its players are empty from now on. Recordings stay in the history. */
export async function deleteProject(ctx: Context, { project_id: id }: { readonly project_id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const project = await holdProject(ctx, id)
    if (!project) throw new AppError('audio_native_project_not_found')
    await deleteProjectRow(ctx, id)
    await writeAudit(ctx, {
      action: 'audio-native.deleted',
      target: { kind: 'audio-native-project', id },
      details: { name: project.name },
    })
  })
}
