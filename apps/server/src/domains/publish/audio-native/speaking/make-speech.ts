import { asAsker, type Asker } from '#identity/keys/index.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { getItemOfRequest } from '#history'
import { pronunciationFor } from '#pronunciation'
import { speakParts } from '#speech'
import { findPage, holdPage } from '../content/page-store.ts'
import { publishVersion } from '../content/publish-version.ts'
import { findTwin, findVersion, holdVersion, saveVersion } from '../content/version-store.ts'
import { findProject } from '../projects/project-store.ts'
import { textParts } from '../reading/text-parts.ts'
import type { VersionRow } from '../tables.ts'
import { claimSpeech } from './claim-speech.ts'
import { requestOf } from './request-of.ts'
import { tellLimit } from './tell-limit.ts'

type Speaking = With<'concurrency' | 'settings' | 'speech' | 'storage'>
type Made = Pick<VersionRow, 'history_item_id' | 'duration_ms' | 'credits'>

const attemptsMax = 4

/**
 * Makes the speech of a version, once: whoever asks again, and an attempt that follows one whose process died, find the
 * recording that is there. What fails is kept for the owner to read; nothing of it is charged.
 */
export async function makeSpeech(
  ctx: Speaking,
  { versionId, asker }: { readonly versionId: string; readonly asker?: Asker | undefined },
): Promise<void> {
  const version = await findVersion(ctx, versionId)
  if (version?.state !== 'making') return
  const requestId = requestOfRound(version)
  const there = await findMade(ctx, version)
  if (there) return finish(ctx, version, there)
  try {
    const [project, page] = await Promise.all([findProject(ctx, version.project_id), findPage(ctx, version.page_id)])
    if (!project || !page) return
    const speaker = await asAsker({ ...ctx, signal: ctx.signal, requestId }, asker ?? { userId: project.user_id })
    const locators = version.dictionaries && (await pronunciationFor(speaker, version.dictionaries))
    const request = requestOf(project, page, { ...version, locators })
    await claimSpeech(speaker, version, request.model_id)
    const { historyItemId, durationMs, credits } = await speakParts(speaker, request, textParts(version.text))
    await finish(ctx, version, { history_item_id: historyItemId, duration_ms: durationMs, credits })
  } catch (error) {
    if (ctx.signal.aborted || isPassing(error, version)) throw error
    await fail(ctx, version, error instanceof AppError ? error.code : 'internal_error')
    if (!(error instanceof AppError)) ctx.log.error({ err: error, versionId }, 'a page could not be read aloud')
  }
}

/** Names the request by which the history knows a recording: the same one for every attempt of a round. */
function requestOfRound({ id, round }: VersionRow): string {
  return `${id}.${round}`
}

/**
 * Finds the recording that an attempt before left, or that of another page which says the same: visitors may open a page
 * under any number of addresses, and it is charged once.
 */
async function findMade(ctx: Speaking, version: VersionRow): Promise<Made | undefined> {
  const own = await getItemOfRequest(ctx, requestOfRound(version))
  const twin = own ? undefined : await findTwin(ctx, version)
  const item = own ?? (twin && (await getItemOfRequest(ctx, requestOfRound(twin))))
  return item && { history_item_id: item.id, duration_ms: item.duration_ms, credits: own ? own.credits : 0 }
}

/** Tells whether what went wrong may go right a little later. */
function isPassing(error: unknown, { attempts }: VersionRow): boolean {
  if (attempts >= attemptsMax) return false
  return !(error instanceof AppError) || error.entry.status === 429 || error.entry.status >= 500
}

async function finish(ctx: Speaking, version: VersionRow, made: Made): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, version.page_id)
    const current = await holdVersion(ctx, version.id)
    if (!page || current?.state !== 'making') return
    await saveVersion(ctx, {
      ...current,
      ...made,
      state: 'ready',
      error_code: null,
      made_at: current.made_at ?? ctx.now(),
    })
    if (current.publishes || page.published_version_id === null) await publishVersion(ctx, page, current.id)
  })
}

async function fail(ctx: Speaking, version: VersionRow, code: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const current = await holdVersion(ctx, version.id)
    if (current?.state !== 'making') return
    await saveVersion(ctx, { ...current, state: 'failed', error_code: code, credits: 0, made_at: null })
    const project = code === 'audio_native_spending_limit' && (await findProject(ctx, version.project_id))
    if (project) await tellLimit(ctx, project)
  })
}
