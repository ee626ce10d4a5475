import { z } from 'zod'
import { coded, idOf } from '../kit/index.ts'
import { PronunciationLocator, pronunciationLimits } from '../pronunciation/index.ts'

/** How much there may be of it. */
export const audioNativeLimits = {
  projectsMax: 100,
  domainsMax: 50,
  /** Of an article, in characters. */
  textMax: 60_000,
  fileBytesMax: 2 * 1024 * 1024,
  /** Pages with the player that visitors may add to a project in a day, before its owner is asked. */
  newPagesPerDay: 20,
  /** Pages of a project that may wait for its owner. */
  waitingMax: 200,
  /** What a project may spend in a month unless its owner says otherwise. */
  monthlyCredits: 100_000,
} as const

export const ProjectPath = z.object({ project_id: idOf('audioNativeProject', z.string().min(1).max(64)) })

/** `#rgb` or `#rrggbb`; what else there is of CSS has no place in a page of ours. */
const Colour = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu)
const Name = z.string().trim().min(1).max(200)
const Line = z.string().trim().max(300)
const Normalization = z.enum(['auto', 'on', 'off', 'apply_english'])
const Locators = z.array(PronunciationLocator).max(pronunciationLimits.locatorsMax)

/** What a project is made from, beside its file. */
export const NewProject = z.object({
  name: Name,
  image: z.string().max(2000).nullish(),
  author: Line.nullish(),
  title: Line.nullish(),
  small: z.boolean().default(false),
  text_color: Colour.nullish(),
  background_color: Colour.nullish(),
  sessionization: z.number().int().min(0).max(1_000_000).default(0),
  voice_id: idOf('voice', z.string().min(1).max(64)).nullish(),
  model_id: z.string().min(1).max(64).nullish(),
  auto_convert: z.boolean().default(false),
  apply_text_normalization: Normalization.nullish(),
  pronunciation_dictionary_locators: Locators.nullish(),
})

export const NewContent = z.object({
  auto_convert: z.boolean().default(false),
  auto_publish: z.boolean().default(false),
})

export const ContentFromUrl = z.object({
  url: z.url({ protocol: /^https?$/u }).max(2000),
  author: Line.nullish(),
  title: Line.nullish(),
  /** Whose player is to read it; the one that has it already, or the first that reads pages, when absent. */
  project_id: idOf('audioNativeProject', z.string().min(1).max(64)).optional(),
})

/** A project that was just made. */
export const CreatedProject = z.object({ project_id: z.string(), converting: z.boolean(), html_snippet: z.string() })
export type CreatedProject = z.infer<typeof CreatedProject>

/** What becomes of a content that was just given. */
export const ChangedContent = CreatedProject.extend({ publishing: z.boolean() })
export type ChangedContent = z.infer<typeof ChangedContent>

export const ProjectSettings = z.object({
  enabled: z.boolean(),
  snapshot_id: z.string().nullable(),
  settings: z
    .object({
      title: z.string(),
      image: z.string(),
      author: z.string(),
      small: z.boolean(),
      text_color: z.string(),
      background_color: z.string(),
      sessionization: z.number().int(),
      audio_path: z.string().nullable(),
      audio_url: z.string().nullable(),
      status: z.enum(['processing', 'ready']),
    })
    .nullable(),
})
export type ProjectSettings = z.infer<typeof ProjectSettings>

export const DomainPath = z.object({ domain_id: z.string().min(1).max(64) })

/** A site whose pages are read and may show players, once it is proven. */
export const AudioNativeDomain = z.object({
  domain_id: z.string(),
  domain: z.string(),
  status: z.enum(['pending', 'verified', 'failed']),
  txt_record: z.object({ name: z.string(), value: z.string() }),
  verified_at_unix: z.number().int().nullable(),
  checked_at_unix: z.number().int().nullable(),
})
export type AudioNativeDomain = z.infer<typeof AudioNativeDomain>

/** What stands in the address of a player. What it cannot be is not there, like any other that there is not. */
export const PlayerPath = z.object({ player_id: z.string().max(64) })
export const SnapshotPath = PlayerPath.extend({ snapshot_id: z.string().max(64) })
/** The page that the player stands on, where its frame cannot learn that by itself. */
export const PlayerQuery = z.object({ page: z.string().max(4000).optional() })

/** How a player is to look that its owner tries on, before anything is saved. */
export const PreviewQuery = PlayerQuery.extend({
  text_color: Colour.optional(),
  background_color: Colour.optional(),
  small: z.enum(['true', 'false']).default('false'),
})

/** Two of them. A tuple says it better, and everybody who opens the app would fetch what reads tuples. */
const WordAndMoment = z.array(z.union([z.string(), z.number().int()])).length(2)
/** The words of a recording, each with the millisecond at which it is heard. */
export const HeardWords = z.object({ words: z.array(WordAndMoment) })
export type HeardWords = z.infer<typeof HeardWords>

const HeardSeconds = z.number().int().min(0).max(100_000)
/** What was heard so far in one load of a player: seconds of each quarter of the recording. */
export const ListenReport = z.object({
  view: z.string().max(200),
  quarters: z.array(HeardSeconds).length(4),
  ended: z.boolean(),
})

/** A project as its owner sees it. */
export const AudioNativeProject = z.object({
  project_id: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  author: z.string().nullable(),
  small: z.boolean(),
  text_color: z.string().nullable(),
  background_color: z.string().nullable(),
  voice_id: z.string().nullable(),
  model_id: z.string().nullable(),
  pronunciation_dictionary_locators: z.array(PronunciationLocator).nullable(),
  enabled: z.boolean(),
  /** Whether a page that a visitor opens is read without its owner being asked. */
  reads_new_pages: z.boolean(),
  monthly_credits: z.number().int(),
  /** What was spent in this month, what is being made included. */
  spent_credits: z.number().int(),
  html_snippet: z.string(),
  created_at_unix: z.number().int(),
})
export type AudioNativeProject = z.infer<typeof AudioNativeProject>

/** How a project is to be; what is absent stays as it is. */
export const ProjectChange = z.object({
  name: Name.optional(),
  title: Line.nullish(),
  author: Line.nullish(),
  small: z.boolean().optional(),
  text_color: Colour.nullish(),
  background_color: Colour.nullish(),
  voice_id: idOf('voice', z.string().min(1).max(64)).nullish(),
  model_id: z.string().min(1).max(64).nullish(),
  pronunciation_dictionary_locators: Locators.nullish(),
  enabled: z.boolean().optional(),
  reads_new_pages: z.boolean().optional(),
  monthly_credits: z.number().int().min(0).max(1_000_000_000).optional(),
})

export const PagePath = ProjectPath.extend({ page_id: z.string().min(1).max(64) })

export const PagesQuery = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})

/** A page of a site, with what was made of it. */
export const SpokenPage = z.object({
  page_id: z.string(),
  /** Null for the content that the project was given as a file. */
  url: z.string().nullable(),
  title: z.string().nullable(),
  author: z.string().nullable(),
  voice_id: z.string().nullable(),
  model_id: z.string().nullable(),
  pronunciation_dictionary_locators: z.array(PronunciationLocator).nullable(),
  small: z.boolean().nullable(),
  text_color: z.string().nullable(),
  background_color: z.string().nullable(),
  enabled: z.boolean(),
  /** `waiting` for somebody to say that it may be read. */
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  /** Of the newest content; null while there is none. */
  speech: z.enum(['draft', 'making', 'ready', 'failed']).nullable(),
  published: z.boolean(),
  /** Why reading or speech failed, as a code of the error catalogue. */
  error_code: z.string().nullable(),
  credits: z.number().int(),
  duration_ms: z.number().int().nullable(),
  read_at_unix: z.number().int().nullable(),
  created_at_unix: z.number().int(),
})
export type SpokenPage = z.infer<typeof SpokenPage>

export const SpokenPages = z.object({
  pages: z.array(SpokenPage),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type SpokenPages = z.infer<typeof SpokenPages>

/** How a page is to be; null is as its project is. */
export const PageChange = z.object({
  title: Line.nullish(),
  author: Line.nullish(),
  voice_id: idOf('voice', z.string().min(1).max(64)).nullish(),
  model_id: z.string().min(1).max(64).nullish(),
  pronunciation_dictionary_locators: Locators.nullish(),
  small: z.boolean().nullish(),
  text_color: Colour.nullish(),
  background_color: Colour.nullish(),
  enabled: z.boolean().optional(),
})

/** Days in UTC, both counted. */
const Day = z.iso.date()
export const AnalyticsQuery = z.object({
  from: Day,
  to: Day,
  project_id: z.string().min(1).max(64).optional(),
})

const Heard = z.object({
  plays: z.number().int(),
  completed: z.number().int(),
  listened_seconds: z.number().int(),
})
/** What was heard in a time: by day, by quarter of the recordings, by country and by page. */
export const AudioNativeAnalytics = Heard.extend({
  /** Seconds heard of the first, second, third and last quarter. */
  quarter_seconds: z.array(z.number().int()),
  days: z.array(Heard.extend({ day: z.string() })),
  /** Null is where the instance cannot know; the most heard first, at most 50. */
  countries: z.array(Heard.extend({ country: z.string().nullable() })),
  /** The most heard first, at most 50. */
  pages: z.array(Heard.extend({ page_id: z.string(), url: z.string().nullable(), title: z.string().nullable() })),
})
export type AudioNativeAnalytics = z.infer<typeof AudioNativeAnalytics>
