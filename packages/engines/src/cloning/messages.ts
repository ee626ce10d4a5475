import type { CloningRequest } from '../voice-cloning.ts'

export type CloningTask = {
  readonly request: CloningRequest
  /** Speech engines by name, as a speech pool takes them: what clones are heard with. */
  readonly speechEngines: Readonly<Record<string, string>>
}
