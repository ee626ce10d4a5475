import { laterPart } from '../later-part.ts'
import type { DialogProps } from './dialog-parts.tsx'

export type { DialogProps } from './dialog-parts.tsx'

const useParts = laterPart(() => import('./dialog-parts.tsx'))

/** Asks for an answer before the work goes on: a title, a sentence, a body. Escape, the scrim and the cross close it. */
export function Dialog(props: DialogProps) {
  const parts = useParts()
  return parts ? <parts.Dialog {...props} /> : null
}
