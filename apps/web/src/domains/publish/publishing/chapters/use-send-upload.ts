import { publishingEndpoints, recordingOf, type Work } from '@vireo/contracts/publishing'

import { uploadFor, type UploadOptions } from '#kit/api/index.ts'
import type { ChapterEditing } from './use-chapters.ts'

export type SendUpload = (file: File, options: UploadOptions) => Promise<void>

/** Makes a way to send a file that becomes the last chapter of a work, or takes the place of one. */
export function useSendUpload(work: Work, { arrive }: ChapterEditing, replacedId?: string): SendUpload {
  const replaced = work.chapters.find(
    ({ history_item_id, upload }) => recordingOf({ history_item_id, upload_id: upload?.upload_id }) === replacedId,
  )
  return async (file, options) => {
    const where = { work_id: work.work_id, ...(replaced && { replaces: replaced.chapter_id }) }
    arrive(await uploadFor(publishingEndpoints.addUpload, where, { audio: file }, options), replacedId)
  }
}
