import type { audioNativeEndpoints, SpokenPage, SpokenPages } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listPageRows } from '../content/page-store.ts'
import { listNewestVersions } from '../content/version-store.ts'
import { getProject } from '../policy.ts'
import type { PageRow, VersionRow } from '../tables.ts'

export type SeenPage = { readonly page: PageRow; readonly newest: VersionRow | undefined }
export type SeenPages = { readonly pages: readonly SeenPage[]; readonly hasMore: boolean }

/** Lists the pages of a project, newest first, page by page. */
export async function listPages(
  ctx: Context,
  { page_size: size, cursor, project_id }: Input<typeof audioNativeEndpoints.listPages>,
): Promise<SeenPages> {
  const project = await getProject(ctx, { project_id })
  const rows = await listPageRows(ctx, { projectId: project.id, cursor, limit: size + 1 })
  return { pages: await withNewest(ctx, rows.slice(0, size)), hasMore: rows.length > size }
}

/** Adds to pages the newest of what was read there. */
export async function withNewest(ctx: Context, pages: readonly PageRow[]): Promise<readonly SeenPage[]> {
  const versions = await listNewestVersions(
    ctx,
    pages.map(({ id }) => id),
  )
  const newest = new Map(versions.map((version) => [version.page_id, version]))
  return pages.map((page) => ({ page, newest: newest.get(page.id) }))
}

/** Presents a page to its owner. */
export function presentPage({ page, newest }: SeenPage): SpokenPage {
  const seconds = (instant: Date | null) => instant && Math.floor(instant.getTime() / 1000)
  return {
    page_id: page.id,
    url: page.address,
    title: page.title ?? newest?.title ?? null,
    author: page.author ?? newest?.author ?? null,
    voice_id: page.voice_id,
    model_id: page.model_id,
    pronunciation_dictionary_locators: page.dictionaries && [...page.dictionaries],
    small: page.small,
    text_color: page.text_color,
    background_color: page.background_color,
    enabled: page.is_enabled,
    state: page.state,
    speech: newest?.state ?? null,
    published: page.published_version_id !== null,
    error_code: page.error_code ?? newest?.error_code ?? null,
    credits: newest?.credits ?? 0,
    duration_ms: newest?.duration_ms ?? null,
    read_at_unix: seconds(page.read_at),
    created_at_unix: Math.floor(page.created_at.getTime() / 1000),
  }
}

/** Presents a list of pages. */
export function presentPages({ pages, hasMore }: SeenPages): SpokenPages {
  return {
    pages: pages.map(presentPage),
    has_more: hasMore,
    next_cursor: hasMore ? (pages.at(-1)?.page.id ?? null) : null,
  }
}
