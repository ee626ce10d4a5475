import type { Work, Works } from '@vireo/contracts/publishing'
import type { Price } from '@vireo/contracts/selling'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { EditionProgress } from '../editions/edition-chapter-store.ts'
import type { ChapterRow, EditionRow, ScheduleRow, UploadRow, WorkRow } from '../tables.ts'

/** A work as it is shown to its owner. */
export type SeenWork = {
  readonly work: WorkRow
  readonly chapters: readonly ChapterRow[]
  readonly uploads: readonly UploadRow[]
  /** Of each state the newest. */
  readonly editions: readonly EditionRow[]
  /** How far those are that are being made. */
  readonly progress: readonly EditionProgress[]
  /** What is planned for it. */
  readonly schedule: ScheduleRow | undefined
  /** What it costs, null for free; undefined where the workspace cannot sell. */
  readonly price: Price | null | undefined
  /** Whether anything is sold on this instance. */
  readonly isSellingOffered: boolean
  readonly contentUrl: URL
}

export type SeenWorks = { readonly works: readonly SeenWork[]; readonly hasMore: boolean }

/** Presents a work to its owner. */
export function presentWork(seen: SeenWork): Work {
  return {
    ...presentListed(seen),
    chapters: seen.chapters.map((chapter) => ({
      chapter_id: chapter.id,
      history_item_id: chapter.history_item_id,
      upload: presentUpload(seen.uploads.find(({ id }) => id === chapter.upload_id)),
      title: chapter.title,
      is_preview: chapter.is_preview,
    })),
  }
}

function presentUpload(upload: UploadRow | undefined): Work['chapters'][number]['upload'] {
  if (!upload) return null
  const { id, duration_ms, size_bytes, peaks } = upload
  return { upload_id: id, duration_ms, size_bytes, peaks: [...peaks] }
}

/** Presents a page of works. */
export function presentWorks({ works, hasMore }: SeenWorks): Works {
  return {
    works: works.map(presentListed),
    has_more: hasMore,
    next_cursor: hasMore ? (works.at(-1)?.work.id ?? null) : null,
  }
}

function presentListed({
  work,
  editions,
  progress,
  schedule,
  price,
  isSellingOffered,
  contentUrl,
}: SeenWork): Omit<Work, 'chapters'> {
  const live = editions.find(({ state }) => state === 'live')
  const wasReleased = editions.some((edition) => edition.released_at !== null)
  const page = new URL(`/library/${work.id}`, contentUrl).href
  return {
    work_id: work.id,
    kind: work.kind,
    state: live ? 'released' : wasReleased ? 'withdrawn' : 'draft',
    title: work.title,
    author: work.author,
    description: work.description,
    language: work.language,
    genres: [...work.genres],
    audience: work.audience,
    mature_content: work.mature_content,
    isbn: work.isbn,
    has_cover: work.cover_key !== null,
    rights_confirmed: work.rights_confirmed_at !== null,
    normalizes_loudness: work.normalizes_loudness,
    may_be_indexed: work.may_be_indexed,
    taken_down: work.taken_down_at !== null,
    ...(price !== undefined && { price }),
    is_selling_offered: isSellingOffered,
    edition: live
      ? {
          number: live.number,
          url: page,
          feed_url: `${page}/feed.xml`,
          released_at_unix: unixSeconds(live.released_at ?? live.created_at),
        }
      : null,
    has_changes: live !== undefined && work.updated_at > live.created_at,
    release: releaseOf({ editions, progress }),
    scheduled_release: schedule
      ? { release_at_unix: unixSeconds(schedule.release_at), error_code: schedule.error_code }
      : null,
    created_at_unix: unixSeconds(work.created_at),
    updated_at_unix: unixSeconds(work.updated_at),
  }
}

/** Tells of the newest edition where it is not, or not yet, what listeners hear. */
function releaseOf({ editions, progress }: Pick<SeenWork, 'editions' | 'progress'>): Work['release'] {
  const newest = editions.toSorted((one, other) => other.number - one.number)[0]
  if (newest?.state !== 'making' && newest?.state !== 'failed') return null
  const { chapters = 0, made = 0 } = progress.find(({ edition_id: id }) => id === newest.id) ?? {}
  return { number: newest.number, state: newest.state, error_code: newest.error_code, chapters, chapters_made: made }
}
