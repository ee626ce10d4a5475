import { hash } from 'node:crypto'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { findRecording } from '#history'
import { pinPronunciation } from '#pronunciation'
import type { Article } from '../reading/article.ts'
import { speechJob } from '../speaking/speech-job.ts'
import type { PageRow, ProjectRow, VersionRow } from '../tables.ts'
import { publishVersion } from './publish-version.ts'
import { findVersionOf, insertVersion, retireVersion, saveVersion } from './version-store.ts'

/** Longer than a job takes with all its attempts. */
const lostMs = 6 * 60 * 60 * 1000

export type NewVersion = {
  readonly project: ProjectRow
  /** Held by the caller. */
  readonly page: PageRow
  readonly article: Article
  /** Whether its speech is made at once. */
  readonly converts: boolean
  /** Whether it is what visitors hear as soon as its speech is there. */
  readonly publishes: boolean
}

/**
 * Adds a version to a page, or finds the one that has the same content and is said in the same way, by the dictionaries as they are
 * now: its speech is made once. Whoever asks is whose
 * limits count.
 */
export async function addVersion(ctx: TransactionContext, given: NewVersion): Promise<VersionRow> {
  const { project, page, article, publishes } = given
  const voice = page.voice_id ?? project.voice_id
  const model = page.model_id ?? project.model_id
  const textKey = textKeyOf(article)
  const wanted = page.dictionaries ?? project.dictionaries
  const dictionaries = await pinPronunciation(ctx, wanted)
  const keyWith = (said: unknown) => keyOf(textKey, voice, model, project.text_normalization, said)
  const key = keyWith(wanted === null && dictionaries.locators.length === 0 ? null : dictionaries.locators)
  const known = (await findVersionOf(ctx, page.id, key)) ?? (await findUnpinned(ctx, page.id, keyWith(wanted)))
  if (known) return useVersion(ctx, known, given)
  const version: VersionRow = {
    id: ctx.newId('audioNativeVersion'),
    page_id: page.id,
    project_id: project.id,
    workspace_id: ctx.workspaceId,
    content_key: key,
    text_key: textKey,
    title: article.title,
    author: article.author,
    language: article.language,
    text: article.text,
    voice_id: voice,
    model_id: model,
    dictionaries,
    state: 'draft',
    publishes,
    error_code: null,
    ...unmade,
    created_at: ctx.now(),
  }
  await insertVersion(ctx, version)
  return useVersion(ctx, version, given)
}

/** Finds a version from before dictionaries were kept with it: what was paid for then is not charged again. */
async function findUnpinned(ctx: TransactionContext, pageId: string, key: string): Promise<VersionRow | undefined> {
  const found = await findVersionOf(ctx, pageId, key)
  return found?.dictionaries === null ? found : undefined
}

/** Returns what a version says, to be spoken as it is to be now. */
export function articleOf({ title, author, language, text }: VersionRow): Article {
  return { title, author, language, text, canonical: null }
}

/**
 * Publishes a version whose speech is there; otherwise has its speech made where that is wanted. Speech whose recording was
 * deleted is made anew, as another version: both were paid for.
 */
export async function useVersion(
  ctx: TransactionContext,
  version: VersionRow,
  { page, converts, publishes }: Pick<NewVersion, 'page' | 'converts' | 'publishes'>,
): Promise<VersionRow> {
  if (version.state === 'ready') {
    const isThere =
      version.history_item_id !== null && (await findRecording(ctx, version.history_item_id)) !== undefined
    if (!isThere && converts) return begin(ctx, await insertAnew(ctx, version, page), publishes)
    if (isThere && publishes) await publishVersion(ctx, page, version.id)
    return version
  }
  if (version.state === 'making') {
    if (publishes) await saveVersion(ctx, { ...version, publishes: true })
    // Its job gave up without a word. What it may have made is found by the same round.
    const since = (version.made_at ?? version.created_at).getTime()
    if (converts && ctx.now().getTime() - since > lostMs) await queueSpeech(ctx, version)
    return version
  }
  return converts ? begin(ctx, version, publishes) : version
}

/** Begins a round of making the speech of a version. */
async function begin(ctx: TransactionContext, version: VersionRow, publishes: boolean): Promise<VersionRow> {
  const begun: VersionRow = {
    ...version,
    state: 'making',
    publishes: publishes || version.publishes,
    error_code: null,
    round: version.round + 1,
    attempts: 0,
  }
  await saveVersion(ctx, begun)
  await queueSpeech(ctx, begun)
  return begun
}

/** What is so of every version before anything of it is made. */
const unmade = {
  round: 0,
  attempts: 0,
  history_item_id: null,
  duration_ms: null,
  credits: 0,
  made_at: null,
  replaced_at: null,
} as const

/** Puts a version that is yet to be made in the place of one whose recording is gone. */
async function insertAnew(ctx: TransactionContext, gone: VersionRow, page: PageRow): Promise<VersionRow> {
  await retireVersion(ctx, gone.id)
  const anew: VersionRow = {
    ...gone,
    id: ctx.newId('audioNativeVersion'),
    state: 'draft',
    publishes: page.published_version_id === gone.id,
    ...unmade,
    created_at: ctx.now(),
  }
  await insertVersion(ctx, anew)
  return anew
}

async function queueSpeech(ctx: TransactionContext, { id }: VersionRow): Promise<void> {
  const { userId, apiKeyId, apiKeyCharacterLimit: characterLimit } = ctx.actor
  await enqueue(ctx, speechJob, {
    versionId: id,
    ...(userId !== '' && { asker: { userId, apiKeyId, characterLimit } }),
  })
}

/** Names what an article says, however it is spoken. */
export function textKeyOf({ text }: Pick<Article, 'text'>): string {
  return keyOf(text)
}

function keyOf(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex')
}
