import { generatePath } from 'react-router'

import { paths } from '#kit/routing/index.ts'

/** Answers the address of a transcript. */
export function transcriptAddress(id: string): string {
  return generatePath(paths.transcript, { transcriptionId: id })
}
