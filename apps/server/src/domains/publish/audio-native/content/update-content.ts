import type { audioNativeEndpoints, ChangedContent } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { assertHasAudioNative, getProject } from '../policy.ts'
import { snippetOf } from '../projects/snippet.ts'
import type { PageRow, VersionRow } from '../tables.ts'
import { addVersion, articleOf, useVersion } from './add-version.ts'
import { newPage } from './new-page.ts'
import { findPageAt, holdPage, insertPage } from './page-store.ts'
import { readContent } from './read-file.ts'
import { findNewestVersion } from './version-store.ts'

/**
 * Gives a project another content; without a file, converts or publishes the newest one that it has. Throws
 * `audio_native_content_unreadable` where it has none.
 */
export async function updateContent(
  ctx: With<'settings'>,
  { project_id, files, ...how }: Input<typeof audioNativeEndpoints.updateContent>,
): Promise<ChangedContent> {
  const project = await getProject(ctx, { project_id })
  await assertHasAudioNative(ctx)
  const [file] = files.file
  const article = file && (await readContent(ctx, file))
  const wishes = { converts: how.auto_convert, publishes: how.auto_publish }
  const version = await transaction(ctx, async (ctx) => {
    const page = await ownPage(ctx, project.id)
    await writeAudit(ctx, {
      action: 'audio-native.content-changed',
      target: { kind: 'audio-native-project', id: project.id },
      details: { name: project.name },
    })
    if (article) return addVersion(ctx, { project, page, article, ...wishes })
    const newest = await findNewestVersion(ctx, page.id)
    if (!newest) throw new AppError('audio_native_content_unreadable', { param: 'file' })
    // What is to be spoken is spoken with the voice, model and dictionaries of now.
    return wishes.converts
      ? addVersion(ctx, { project, page, article: articleOf(newest), ...wishes })
      : useVersion(ctx, newest, { page, ...wishes })
  })
  return { project_id, ...progressOf(version, wishes.publishes), html_snippet: snippetOf(ctx, project) }
}

function progressOf({ state }: VersionRow, publishes: boolean) {
  return { converting: state === 'making', publishing: publishes && state === 'making' }
}

async function ownPage(ctx: TransactionContext, projectId: string): Promise<PageRow> {
  await insertPage(ctx, newPage(ctx, projectId, { address: null, state: 'read', accepted_by: 'owner' }))
  const found = await findPageAt(ctx, projectId, null)
  const page = found && (await holdPage(ctx, found.id))
  if (!page) throw new AppError('audio_native_project_not_found')
  return page
}
