import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdPage, savePage } from '../content/page-store.ts'
import { assertCanSpeak } from '../projects/create-project.ts'
import { kept } from '../projects/update-project.ts'
import type { PageRow } from '../tables.ts'
import { type SeenPage, withNewest } from './list-pages.ts'

export type PageOf = { readonly project_id: string; readonly page_id: string }

/** Changes a page; what is absent stays as it is. A page that is taken out is heard no more, at once. */
export async function updatePage(
  ctx: With<'settings'>,
  { project_id, page_id, ...change }: Input<typeof audioNativeEndpoints.updatePage>,
): Promise<SeenPage> {
  await assertCanSpeak(ctx, change)
  const changed = await transaction(ctx, async (ctx) => {
    const before = await holdPageOf(ctx, { project_id, page_id })
    const after: PageRow = {
      ...before,
      title: kept(change.title, before.title),
      author: kept(change.author, before.author),
      voice_id: kept(change.voice_id, before.voice_id),
      model_id: kept(change.model_id, before.model_id),
      dictionaries: kept(change.pronunciation_dictionary_locators, before.dictionaries),
      small: kept(change.small, before.small),
      text_color: kept(change.text_color, before.text_color),
      background_color: kept(change.background_color, before.background_color),
      is_enabled: change.enabled ?? before.is_enabled,
    }
    await savePage(ctx, after)
    await writeAudit(ctx, {
      action: 'audio-native.page-changed',
      target: { kind: 'audio-native-page', id: page_id },
      details: { name: after.address ?? after.title ?? '', fields: Object.keys(change) },
    })
    return after
  })
  return seenPage(ctx, changed)
}

/** Finds a page of a project of the caller's workspace and holds it. Throws `audio_native_project_not_found`. */
export async function holdPageOf(
  ctx: TransactionContext,
  { project_id: projectId, page_id: id }: PageOf,
): Promise<PageRow> {
  const page = await holdPage(ctx, id)
  if (page?.project_id !== projectId || page.alias_of !== null) throw new AppError('audio_native_project_not_found')
  return page
}

/** Adds to a page the newest of what was read there. */
export async function seenPage(ctx: Context, page: PageRow): Promise<SeenPage> {
  const [seen] = await withNewest(ctx, [page])
  invariant(seen, 'one page is seen')
  return seen
}
