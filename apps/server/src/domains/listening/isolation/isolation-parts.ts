import type { UploadedSound } from '#ports/uploads/read-upload.ts'

/** What an isolation needs before anything is spent on it. */
export type IsolationParts = {
  readonly id: string
  readonly source: UploadedSound
  readonly strength: number
  /** What the recording was called where it came from. */
  readonly title: string | undefined
  readonly preview: string | undefined
  /** The file that a recording came in with moving pictures, which are to be kept with what is made of it. */
  readonly film: string | undefined
}
