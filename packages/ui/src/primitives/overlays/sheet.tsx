import type { ComponentProps } from 'react'

import { laterPart } from '../later-part.ts'
import type * as SheetParts from './sheet-parts.tsx'

const useParts = laterPart(() => import('./sheet-parts.tsx'))

/** Slides a panel in from an edge that keeps the page in sight behind it. */
export function Sheet(props: ComponentProps<typeof SheetParts.Sheet>) {
  const parts = useParts()
  return parts ? <parts.Sheet {...props} /> : null
}
