import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { addVersion, articleOf } from '../content/add-version.ts'
import { acceptedByOwner } from '../content/new-page.ts'
import { savePage } from '../content/page-store.ts'
import { findNewestVersion } from '../content/version-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { assertHasAudioNative, getProject } from '../policy.ts'
import { readingJob } from '../reading/reading-job.ts'
import type { PageRow, ProjectRow } from '../tables.ts'
import type { SeenPage } from './list-pages.ts'
import { holdPageOf, type PageOf, seenPage } from './update-page.ts'

/** Reads a page now, whoever has to be asked otherwise, makes its speech where there is none yet, and publishes it. */
export async function convertPage(ctx: Context, input: PageOf): Promise<SeenPage> {
  const project = await getProject(ctx, input)
  const { has } = await provenHosts(ctx)
  const page = await transaction(ctx, async (ctx) => {
    const held = await holdPageOf(ctx, input)
    await assertHasAudioNative(ctx)
    const begun = held.address === null ? await convertGiven(ctx, project, held) : await readNow(ctx, held, has)
    await writeAudit(ctx, {
      action: 'audio-native.page-converted',
      target: { kind: 'audio-native-page', id: held.id },
      details: { name: held.address ?? held.title ?? '' },
    })
    return begun
  })
  return seenPage(ctx, page)
}

/** Speaks the newest of what was given as the page is to be spoken now; what was spoken like that before is there. */
async function convertGiven(ctx: TransactionContext, project: ProjectRow, page: PageRow): Promise<PageRow> {
  const newest = await findNewestVersion(ctx, page.id)
  if (!newest) throw new AppError('audio_native_content_unreadable')
  const wishes = { converts: true, publishes: true }
  const { id, state } = await addVersion(ctx, { project, page, article: articleOf(newest), ...wishes })
  return state === 'ready' ? { ...page, published_version_id: id } : page
}

async function readNow(ctx: TransactionContext, page: PageRow, has: (host: string) => boolean): Promise<PageRow> {
  if (page.address === null || !has(new URL(page.address).hostname))
    throw new AppError('audio_native_domain_not_proven')
  const begun: PageRow = { ...acceptedByOwner(ctx, page), state: 'reading', error_code: null, asked_at: ctx.now() }
  await savePage(ctx, begun)
  const { userId, apiKeyId, apiKeyCharacterLimit: characterLimit } = ctx.actor
  const asker = { userId, apiKeyId, characterLimit }
  await enqueue(ctx, readingJob, { pageId: page.id, converts: true, asker }, { dedupeKey: `audio-native:${page.id}` })
  return begun
}
