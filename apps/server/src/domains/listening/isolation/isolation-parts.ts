import type { SampleFile } from '@vireo/engines'
import type { UploadedSound } from '#ports/read-upload.ts'
import type { StorageWriter } from '#ports/storage.ts'
import type { PendingWork, Spool } from '#speech'

/** What an isolation needs before anything is spent on it. */
export type IsolationParts = {
  readonly source: UploadedSound
  readonly strength: number
  /** What the recording was called where it came from. */
  readonly title: string | undefined
  readonly preview: string | undefined
  /** What an installed engine made of it, where there is one. */
  readonly cleaned: SampleFile | undefined
}

/** The same parts with everything held while it is made. */
export type OpenParts = IsolationParts & {
  readonly id: string
  readonly storageKey: string
  readonly writer: StorageWriter
  readonly spool: Spool
  readonly pendingWork: PendingWork
}
