import type { RemixingSessionDetails } from '@vireo/contracts/voice-design'
import type { Voice } from '@vireo/contracts/voices'

/** What the workbench works on, and where it leads. */
export type WorkbenchProps = {
  readonly session: RemixingSessionDetails | undefined
  readonly isLoading: boolean
  /** The voice that is to be changed; undefined for a new one. */
  readonly source: Voice | undefined
  readonly onSession: (sessionId: string, voiceId: string | undefined) => void
  /** Starts over, with the same voice if one is changed. */
  readonly onLeave: () => void
  readonly onStartOver: () => void
}
