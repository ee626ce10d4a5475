import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { getProject } from '../policy.ts'
import type { ProjectRow } from '../tables.ts'
import { assertCanSpeak } from './create-project.ts'
import { seenAs, type SeenProject } from './list-projects.ts'
import { holdProject, saveProject } from './project-store.ts'

/** Changes a project; what is absent stays as it is. What was read aloud before stays as it was spoken. */
export async function updateProject(
  ctx: With<'settings'>,
  { project_id: id, ...change }: Input<typeof audioNativeEndpoints.updateProject>,
): Promise<SeenProject> {
  await getProject(ctx, { project_id: id })
  await assertCanSpeak(ctx, change)
  const changed = await transaction(ctx, async (ctx) => {
    const before = await holdProject(ctx, id)
    if (!before) throw new AppError('audio_native_project_not_found')
    const after: ProjectRow = {
      ...before,
      name: change.name ?? before.name,
      title: kept(change.title, before.title),
      author: kept(change.author, before.author),
      small: change.small ?? before.small,
      text_color: kept(change.text_color, before.text_color),
      background_color: kept(change.background_color, before.background_color),
      voice_id: kept(change.voice_id, before.voice_id),
      model_id: kept(change.model_id, before.model_id),
      dictionaries: kept(change.pronunciation_dictionary_locators, before.dictionaries),
      monthly_credits: change.monthly_credits ?? before.monthly_credits,
      reads_new_pages: change.reads_new_pages ?? before.reads_new_pages,
      is_enabled: change.enabled ?? before.is_enabled,
    }
    await saveProject(ctx, after)
    await writeAudit(ctx, {
      action: 'audio-native.changed',
      target: { kind: 'audio-native-project', id },
      details: { name: after.name, fields: Object.keys(change) },
    })
    return after
  })
  const [seen] = await seenAs(ctx, [changed])
  invariant(seen, 'one project is seen')
  return seen
}

/** Returns what was asked for, null included; what was not, stays. */
export function kept<T>(asked: T | null | undefined, before: T | null): T | null {
  return asked === undefined ? before : asked
}
