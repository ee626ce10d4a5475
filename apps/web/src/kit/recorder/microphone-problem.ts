import { recorderWords } from './words.ts'

/** Says why there is no recording, and what can be done. */
export function microphoneProblem(error: unknown): string {
  const { microphone } = recorderWords
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return microphone.refused
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return microphone.missing
  return name === 'TypeError' ? microphone.unsupported : microphone.failed
}
