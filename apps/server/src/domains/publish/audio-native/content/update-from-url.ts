import type { audioNativeEndpoints, ChangedContent } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { assertHasAudioNative, getProject } from '../policy.ts'
import { listProjects } from '../projects/project-store.ts'
import { snippetOf } from '../projects/snippet.ts'
import { addressOf } from '../reading/address-of.ts'
import { readingJob } from '../reading/reading-job.ts'
import type { PageRow } from '../tables.ts'
import { acceptedByOwner, newPage } from './new-page.ts'
import { findAcceptedAt, findPageAt, holdPage, insertPage, savePage } from './page-store.ts'

/**
 * Reads a page of a proven domain again, or for the first time, makes its speech and publishes it. Throws
 * `audio_native_domain_not_proven`, and `audio_native_project_not_found` where no project reads pages.
 */
export async function updateFromUrl(
  ctx: With<'settings'>,
  { url, title, author, project_id: wanted }: Input<typeof audioNativeEndpoints.updateFromUrl>,
): Promise<ChangedContent> {
  await assertHasAudioNative(ctx)
  const address = addressOf(url)
  if (!address || !(await provenHosts(ctx)).has(address.hostname))
    throw new AppError('audio_native_domain_not_proven', { param: 'url' })
  const page = await transaction(ctx, async (ctx) => {
    const before = await pageAt(ctx, address.href, wanted)
    const changed: PageRow = {
      ...acceptedByOwner(ctx, before),
      title: title ?? before.title,
      author: author ?? before.author,
      state: 'reading',
      error_code: null,
      asked_at: ctx.now(),
    }
    await savePage(ctx, changed)
    const { userId, apiKeyId, apiKeyCharacterLimit: characterLimit } = ctx.actor
    const asker = { userId, apiKeyId, characterLimit }
    await enqueue(
      ctx,
      readingJob,
      { pageId: changed.id, converts: true, asker },
      { dedupeKey: `audio-native:${changed.id}` },
    )
    await writeAudit(ctx, {
      action: 'audio-native.content-changed',
      target: { kind: 'audio-native-project', id: changed.project_id },
      details: { url: address.href },
    })
    return changed
  })
  const project = await getProject(ctx, page)
  return { project_id: project.id, converting: true, publishing: true, html_snippet: snippetOf(ctx, project) }
}

/**
 * Finds the page of an address, in the project that is wanted or the one that has it; else adds it there, or to the first one that
 * reads pages.
 */
async function pageAt(ctx: TransactionContext, address: string, wanted: string | undefined): Promise<PageRow> {
  const known = wanted === undefined ? await findAcceptedAt(ctx, address) : undefined
  const held = known && (await holdPage(ctx, known.alias_of ?? known.id))
  if (held) return held
  const projects = wanted === undefined ? await listProjects(ctx) : [await getProject(ctx, { project_id: wanted })]
  for (const project of projects) {
    // A player that was given its content reads no page.
    if (await findPageAt(ctx, project.id, null)) continue
    const page = newPage(ctx, project.id, { address, state: 'reading', accepted_by: 'owner' })
    if (await insertPage(ctx, page)) return page
    // A visitor named it before.
    const named = await findPageAt(ctx, project.id, address)
    const there = named && (await holdPage(ctx, named.alias_of ?? named.id))
    if (there) return there
  }
  throw new AppError('audio_native_project_not_found', {
    message: 'No audio native project of this workspace reads pages. Make one without a file first.',
  })
}
