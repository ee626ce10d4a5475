import { z } from 'zod'
import { coded, idOf, UnixSeconds } from '../kit/index.ts'
import { Price } from '../selling/index.ts'
import { workAudiences, workGenres } from './genres.ts'
import { isIsbn } from './isbn.ts'

/** How much there may be of it, and what is asked of sound before strangers hear it. */
export const publishingLimits = {
  worksMax: 200,
  chaptersMax: 200,
  genresMax: 5,
  /** Shops and players of podcasts take covers from this size on. */
  coverSide: 1400,
  loudnessLufs: -18,
  loudnessToleranceLu: 2,
  peakMaxDbtp: -1,
  silenceStartMsMax: 3000,
  silenceEndMsMax: 5000,
  silenceInsideMsMax: 5000,
  /** Releases are planned so far ahead. */
  scheduleDaysMax: 366,
  /** Of a file that becomes a chapter. */
  uploadBytesMax: 200_000_000,
  uploadMsMin: 1000,
  uploadMsMax: 7_200_000,
  uploadChannelsMax: 8,
  /** What is a chapter of nothing any more is kept so long: who took it out by mistake puts it back. */
  unusedUploadMs: 3_600_000,
} as const

export const workKinds = ['audiobook', 'podcast', 'single'] as const
export const workStates = ['draft', 'released', 'withdrawn'] as const

export const WorkPath = z.object({ work_id: idOf('publishedWork', z.string().min(1).max(64)) })
const UploadId = idOf('publishedUpload', z.string().min(1).max(64))
export const UploadPath = WorkPath.extend({ upload_id: UploadId })

const Title = z.string().trim().min(1).max(200)
const Line = z.string().trim().min(1).max(200)
const Language = z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/iu)
const Isbn = coded('isbn_invalid', z.string().max(40).refine(isIsbn))

/** What a work says of itself. */
const Metadata = z.object({
  author: Line.nullish(),
  description: z.string().trim().min(1).max(4000).nullish(),
  language: Language.nullish(),
  genres: z.array(z.enum(workGenres)).max(publishingLimits.genresMax).optional(),
  audience: z.enum(workAudiences).nullish(),
  mature_content: z.boolean().optional(),
  isbn: Isbn.nullish(),
  /** Whoever changes the work says that they may publish all of it. */
  rights_confirmed: z.boolean().optional(),
  /** Whether sound that is too loud or too quiet is brought to the level when an edition is made. */
  normalizes_loudness: z.boolean().optional(),
  /** Whether search engines may list it. */
  may_be_indexed: z.boolean().optional(),
})

export const NewWork = Metadata.extend({ kind: z.enum(workKinds), title: Title })
/** How a work is to be; what is absent stays as it is. */
export const WorkChange = Metadata.extend({
  kind: z.enum(workKinds).optional(),
  title: Title.optional(),
  /** What it costs from now on; null is free. */
  price: Price.nullish(),
})

/** A recording of the history, or a file that was uploaded to this work. */
const NewChapter = z
  .object({
    history_item_id: idOf('historyItem', z.string().min(1).max(64)).nullish(),
    upload_id: UploadId.nullish(),
    title: Title,
    is_preview: z.boolean().default(false),
  })
  .refine((one) => Boolean(one.history_item_id) !== Boolean(one.upload_id), {
    message: 'A chapter is a recording of the history or an upload.',
  })
  .meta({ examples: [{ history_item_id: 'HISTORY_ITEM_ID', title: 'The first chapter' }] })

/** What chapters are to be, in their order. A recording is a chapter of a work once. */
export const NewChapters = z.object({
  chapters: z
    .array(NewChapter)
    .max(publishingLimits.chaptersMax)
    .refine((chapters) => new Set(chapters.map(recordingOf)).size === chapters.length, {
      message: 'A recording is a chapter once.',
    })
    .refine((chapters) => chapters.filter((one) => one.is_preview).length <= 1, {
      message: 'One chapter at most is the preview.',
    }),
})

/** Answers what a chapter is made of, by which it is told from others: a recording of the history, or an upload. */
export function recordingOf(chapter: {
  readonly history_item_id?: string | null | undefined
  readonly upload_id?: string | null | undefined
}): string {
  return chapter.history_item_id ?? chapter.upload_id ?? ''
}

/** What is said of a file that becomes a chapter; without a title it is called as its file is. */
export const NewUpload = z.object({ title: Title.optional() })
/** Which chapter it takes the place of; without one it comes last. */
export const UploadQuery = z.object({
  replaces: idOf('publishedChapter', z.string().min(1).max(64)).optional(),
})

/** When a work is to be released. */
export const NewSchedule = z.object({ release_at_unix: UnixSeconds })

/** A file that somebody uploaded, as it is kept: MP3 of one channel, without what was written into it. */
const Upload = z.object({
  upload_id: z.string(),
  duration_ms: z.number().int(),
  size_bytes: z.number().int(),
  /** Levels over all of it, 0 to 100. */
  peaks: z.array(z.number().int()),
})

const Chapter = z.object({
  chapter_id: z.string(),
  /** Null where it is an upload. */
  history_item_id: z.string().nullable(),
  /** Null where it is a recording of the history. */
  upload: Upload.nullable(),
  title: z.string(),
  is_preview: z.boolean(),
})

/** A work as its owner sees it. */
export const Work = z.object({
  work_id: z.string(),
  kind: z.enum(workKinds),
  state: z.enum(workStates),
  title: z.string(),
  author: z.string().nullable(),
  description: z.string().nullable(),
  language: z.string().nullable(),
  genres: z.array(z.enum(workGenres)),
  audience: z.enum(workAudiences).nullable(),
  mature_content: z.boolean(),
  isbn: z.string().nullable(),
  has_cover: z.boolean(),
  rights_confirmed: z.boolean(),
  normalizes_loudness: z.boolean(),
  may_be_indexed: z.boolean(),
  /** By whoever runs the instance: it cannot be released. */
  taken_down: z.boolean(),
  /** What it costs; null is free. Absent where the workspace cannot sell. */
  price: Price.nullish(),
  /** Whether works are sold on this instance at all. */
  is_selling_offered: z.boolean(),
  chapters: z.array(Chapter),
  /** What strangers hear; null while it is not public. */
  edition: z
    .object({ number: z.number().int(), url: z.string(), feed_url: z.string(), released_at_unix: UnixSeconds })
    .nullable(),
  /** Whether it was changed since what strangers hear was begun. */
  has_changes: z.boolean(),
  /** The edition that is being made, or why the last one was not. */
  release: z
    .object({
      number: z.number().int(),
      state: z.enum(['making', 'failed']),
      error_code: z.string().nullable(),
      /** How many chapters it has, and how many of them are made. */
      chapters: z.number().int(),
      chapters_made: z.number().int(),
    })
    .nullable(),
  /** When it is released by itself; with a code of why it was not, once that was due. */
  scheduled_release: z.object({ release_at_unix: UnixSeconds, error_code: z.string().nullable() }).nullable(),
  created_at_unix: UnixSeconds,
  updated_at_unix: UnixSeconds,
})
export type Work = z.infer<typeof Work>

/** A work as somebody sees it who may buy it. */
export const Offer = z.object({
  work_id: z.string(),
  kind: z.enum(workKinds),
  title: z.string(),
  author: z.string(),
  price: Price,
  /** Its page, where everybody reads what it is and hears its preview. */
  url: z.string(),
})
export type Offer = z.infer<typeof Offer>

export const WorksQuery = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})

/** Works as a list has them: without their chapters. */
export const Works = z.object({
  works: z.array(Work.omit({ chapters: true })),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type Works = z.infer<typeof Works>

/** What is looked at before a work is released, in the order in which it is told. */
export const checkCodes = [
  'author',
  'description',
  'language',
  'genre',
  'audience',
  'rights',
  'cover',
  'chapters',
  'recording',
  'loudness',
  'peak',
  'silence_start',
  'silence_end',
  'silence_inside',
] as const
/** `waiting` is being measured; `mended` is put right when the edition is made. */
export const checkStates = ['passed', 'failed', 'waiting', 'mended'] as const

export const WorkCheck = z.object({
  code: z.enum(checkCodes),
  state: z.enum(checkStates),
  /** What to do, or that nothing has to be done. */
  message: z.string(),
  /** Of the chapter that it is about. */
  chapter_id: z.string().nullable(),
  /** What was measured, in LUFS, dBTP or milliseconds. */
  value: z.number().nullable(),
})
export type WorkCheck = z.infer<typeof WorkCheck>

export const WorkChecks = z.object({ is_ready: z.boolean(), checks: z.array(WorkCheck) })
export type WorkChecks = z.infer<typeof WorkChecks>

/** What stands in public addresses. What it cannot be is not there, like any other that there is not. */
export const PublishedPath = z.object({ published_id: z.string().max(64) })
export const PublishedChapterPath = PublishedPath.extend({ published_chapter: z.string().max(64) })
/** By whoever bought the work: the key of an address that is theirs alone. Any other is as none. */
export const ListenerQuery = z.object({ key: z.string().max(200).optional() })
/** Where files for stores are saved, and until when that may begin. */
export const StoreAddress = z.object({ url: z.string(), expires_at_unix: z.number().int() })
export type StoreAddress = z.infer<typeof StoreAddress>
/** What opens such an address. */
export const StoreFilesQuery = z.object({ key: z.string().max(200) })
/** Where the page before ended; what it cannot be begins at the newest. */
export const CatalogueQuery = z.object({ before: z.string().max(64).optional() })

/** Chapters within a recording, as players of podcasts read them. */
export const PodcastChapters = z.object({
  version: z.literal('1.2.0'),
  chapters: z.array(z.object({ startTime: z.number(), title: z.string() })),
})
export type PodcastChapters = z.infer<typeof PodcastChapters>
