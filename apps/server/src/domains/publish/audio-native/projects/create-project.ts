import { audioNativeLimits, type audioNativeEndpoints, type CreatedProject } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { resolvePronunciation } from '#pronunciation'
import { findSpeechModel } from '#speech'
import { getSpeakableVoice } from '#voices/speaking/index.ts'
import { addVersion } from '../content/add-version.ts'
import { newPage } from '../content/new-page.ts'
import { insertPage } from '../content/page-store.ts'
import { readContent } from '../content/read-file.ts'
import { assertHasAudioNative } from '../policy.ts'
import type { ProjectRow } from '../tables.ts'
import { countProjects, insertProject } from './project-store.ts'
import { snippetOf } from './snippet.ts'

/** Makes a project; with a file, its player reads that aloud, wherever it stands. */
export async function createProject(
  ctx: With<'settings'>,
  { files, ...input }: Input<typeof audioNativeEndpoints.create>,
): Promise<CreatedProject> {
  await assertHasAudioNative(ctx)
  await assertCanSpeak(ctx, input)
  const [file] = files.file
  const article = file && (await readContent(ctx, file))
  const project: ProjectRow = {
    id: ctx.newId('audioNativeProject'),
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    name: input.name,
    title: input.title ?? null,
    author: input.author ?? null,
    image: input.image ?? null,
    small: input.small,
    text_color: input.text_color ?? null,
    background_color: input.background_color ?? null,
    sessionization: input.sessionization,
    voice_id: input.voice_id ?? null,
    model_id: input.model_id ?? null,
    text_normalization: input.apply_text_normalization ?? null,
    dictionaries: input.pronunciation_dictionary_locators ?? null,
    monthly_credits: audioNativeLimits.monthlyCredits,
    reads_new_pages: true,
    is_enabled: true,
    created_at: ctx.now(),
  }
  await transaction(ctx, async (ctx) => {
    if ((await countProjects(ctx)) >= audioNativeLimits.projectsMax) throw new AppError('audio_native_limit_reached')
    await insertProject(ctx, project)
    if (article) {
      const page = newPage(ctx, project.id, { address: null, state: 'read', accepted_by: 'owner' })
      await insertPage(ctx, page)
      await addVersion(ctx, { project, page, article, converts: input.auto_convert, publishes: true })
    }
    await writeAudit(ctx, {
      action: 'audio-native.created',
      target: { kind: 'audio-native-project', id: project.id },
      details: { name: project.name },
    })
  })
  return {
    project_id: project.id,
    converting: article !== undefined && input.auto_convert,
    html_snippet: snippetOf(ctx, project),
  }
}

type Wishes = Pick<
  Input<typeof audioNativeEndpoints.create>,
  'voice_id' | 'model_id' | 'pronunciation_dictionary_locators'
>

/** Throws what speaking with this voice, model and dictionaries would, before anything depends on them. */
export async function assertCanSpeak(ctx: With<'settings'>, wishes: Wishes): Promise<void> {
  const { voice_id: voiceId, model_id: modelId, pronunciation_dictionary_locators: locators } = wishes
  if (typeof modelId === 'string' && !findSpeechModel(modelId))
    throw new AppError('model_not_found', { param: 'model_id' })
  if (typeof voiceId === 'string') await getSpeakableVoice(ctx, voiceId)
  if (locators) await resolvePronunciation(ctx, locators)
}
