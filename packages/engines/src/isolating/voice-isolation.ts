import type { OutputFormat } from '@vireo/audio'
import type { Shared } from '../fair/shared.ts'
import type { SampleFile } from '../samples.ts'
import type { StretchJob, StretchListener } from '../jobs/stretches.ts'

export type IsolationRequest = {
  readonly source: SampleFile
  /** The same sound as another engine cleaned it, sample for sample; without it the house cleans it itself. */
  readonly cleaned?: SampleFile
  /** 0 leaves everything as it is, 0.5 goes by how much noise there is, 1 keeps nothing but speech. */
  readonly strength: number
  readonly format: OutputFormat
}

/**
 * The capability "takes what is no voice out of a recording". What comes out lasts exactly as long as the source and is
 * as loud; a source in which nothing can be heard fails as `silent`.
 */
export type VoiceIsolationEngine = {
  isolate(request: IsolationRequest, listener: StretchListener, shared?: Shared): StretchJob
  close(): Promise<void>
}
