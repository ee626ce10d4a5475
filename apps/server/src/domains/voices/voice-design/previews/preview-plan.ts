import type { VoiceId } from '@vireo/contracts/kit'
import type { OutputFormat } from '@vireo/audio'
import type { ReadDescription } from '@vireo/contracts/voice-design'
import type { PreviewText } from './preview-text.ts'
import type { Candidate } from '../recipes/design-recipes.ts'
import type { DesignedVoiceRow } from '../tables.ts'

/** Where a step is made: in a session, after one of its iterations. */
export type IterationPlace = {
  readonly sessionId: string
  /** The iteration it follows; undefined for the session's last. */
  readonly parentId: string | undefined
  readonly changedVoiceId: VoiceId | null
}

/** Everything that is decided before anything is spoken. */
export type PreviewPlan = {
  readonly method: DesignedVoiceRow['method']
  readonly description: string
  readonly read: ReadDescription
  readonly candidates: readonly Candidate[]
  readonly text: PreviewText
  readonly seed: number
  readonly format: OutputFormat
  readonly modelId: string
  /** How the voice that is changed is verified, where it is somebody's own. */
  readonly verification: { readonly required: boolean; readonly done: boolean }
  /** The session that this is a step of. */
  readonly place: IterationPlace | undefined
  /** Whether the answer is to go without the recordings. */
  readonly streams: boolean
}

/** A candidate that has said the text. */
export type SpokenCandidate = Candidate & {
  readonly id: string
  readonly audio: Uint8Array
  readonly durationMs: number
}
