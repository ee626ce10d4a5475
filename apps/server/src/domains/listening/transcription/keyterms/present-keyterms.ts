import type { KeytermList } from '@vireo/contracts/transcription'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { Keyterms } from './list-keyterms.ts'

/** Presents the key terms of a workspace. */
export function presentKeyterms({ rows, isUsed }: Keyterms): KeytermList {
  const keyterms = rows.map(({ id, keyterm, created_at: at }) => {
    return { keyterm_id: id, keyterm, created_at_unix: unixSeconds(at) }
  })
  return { keyterms, is_used: isUsed }
}
