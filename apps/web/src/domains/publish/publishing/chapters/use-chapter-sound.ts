import { publishingEndpoints } from '@vireo/contracts/publishing'
import { lengthText } from '@vireo/ui'

import { callBytes } from '#kit/api/index.ts'
import type { Track } from '#kit/player/index.ts'
import { trackOf } from '#history'
import type { EditedChapter } from './chapter-list.ts'
import { useRecording } from './use-recording.ts'
import { chapterWords } from './words.ts'

/** As uploads are kept. */
const uploadFormat = 'mp3_44100_128'

/** Answers how a chapter is heard, and what is known of its sound, once it is in sight. */
export function useChapterSound(workId: string, chapter: EditedChapter) {
  const { upload, id } = chapter
  const { seen, item, isGone } = useRecording(upload ? undefined : id)
  if (upload)
    return {
      seen,
      isGone: false,
      track: uploadTrack(workId, chapter),
      facts: [chapterWords.uploaded, lengthText(upload.duration_ms)],
    }
  const facts = item ? [item.voice_name, lengthText(item.duration_ms)] : []
  return { seen, isGone, track: item && trackOf(item), facts }
}

function uploadTrack(workId: string, { id, title, upload }: EditedChapter): Track {
  return {
    id,
    title,
    subtitle: chapterWords.uploaded,
    peaks: upload?.peaks.map((level) => level / 100),
    durationMs: upload?.duration_ms,
    open: async (signal) => {
      const where = { work_id: workId, upload_id: id }
      return { ...(await callBytes(publishingEndpoints.getUploadSound, where, { signal })), outputFormat: uploadFormat }
    },
  }
}
