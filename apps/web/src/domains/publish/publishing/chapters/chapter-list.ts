import type { CallInput } from '@vireo/contracts/kit'
import { publishingLimits, type publishingEndpoints, recordingOf, type Work } from '@vireo/contracts/publishing'

/** A chapter as it is edited: what it is made of, and what it is called. */
export type EditedChapter = Pick<Work['chapters'][number], 'title' | 'is_preview' | 'upload'> & {
  /** Of a recording of the history, or of an upload. */
  readonly id: string
}
export type Chapters = readonly EditedChapter[]

/** Answers the chapters of a work as they are edited. */
export function chaptersOf({ chapters }: Pick<Work, 'chapters'>): Chapters {
  return chapters.map(({ history_item_id, upload, title, is_preview }) => ({
    id: recordingOf({ history_item_id, upload_id: upload?.upload_id }),
    upload,
    title,
    is_preview,
  }))
}

/** Answers chapters as they are sent. */
export function sentChapters(chapters: Chapters): CallInput<typeof publishingEndpoints.setChapters>['chapters'] {
  return chapters.map(({ id, upload, title, is_preview }) => ({
    ...(upload ? { upload_id: id } : { history_item_id: id }),
    title,
    is_preview,
  }))
}

/** Puts what was uploaded to a work meanwhile behind its chapters, or in place of one of them. */
export function withUploads(chapters: Chapters, work: Pick<Work, 'chapters'>, replacedId?: string): Chapters {
  const known = new Set(chapters.map(({ id }) => id))
  const arrived = chaptersOf(work).filter(({ id, upload }) => upload && !known.has(id))
  return withAdded(chapters, arrived, replacedId)
}

/** Calls a chapter something else. */
export function renamed(chapters: Chapters, id: string, title: string): Chapters {
  return chapters.map((one) => (one.id === id ? { ...one, title } : one))
}

/** Makes a chapter the preview in place of the one before, or lets there be none. */
export function withPreview(chapters: Chapters, id: string | undefined): Chapters {
  return chapters.map((one) => ({ ...one, is_preview: one.id === id }))
}

/** Takes a chapter out. */
export function without(chapters: Chapters, id: string): Chapters {
  return chapters.filter((one) => one.id !== id)
}

type Added = Omit<EditedChapter, 'is_preview'>

/** Puts recordings behind the chapters, or in place of one of them; each is a chapter once, and there are so many at most. */
export function withAdded(chapters: Chapters, added: readonly Added[], replacedId?: string): Chapters {
  const kept = new Set(chapters.map((one) => one.id))
  const fresh = added.filter((one) => !kept.has(one.id)).map((one) => ({ ...one, is_preview: false }))
  const at = chapters.findIndex((one) => one.id === replacedId)
  const before = chapters[at]
  const [first] = fresh
  if (before && first) {
    // It is called what the one before was called: the place in the work is the same.
    const instead = { ...first, title: before.title, is_preview: before.is_preview }
    return [...chapters.slice(0, at), instead, ...chapters.slice(at + 1)]
  }
  return [...chapters, ...fresh].slice(0, publishingLimits.chaptersMax)
}

/** Tells whether every chapter is called something, so that they can be kept. */
export function areNamed(chapters: Chapters): boolean {
  return chapters.every(({ title }) => title.trim() !== '')
}
