import type { ComponentProps } from 'react'

import { laterPart } from '../later-part.ts'
import type * as PopoverParts from './popover-parts.tsx'

/** Until the parts are there the button does nothing; panels stand on many screens and are opened on few. */
const useParts = laterPart(() => import('./popover-parts.tsx'))

/** Opens a small panel at a button; it is about what the button names. */
export function Popover(props: ComponentProps<typeof PopoverParts.Popover>) {
  const parts = useParts()
  return parts ? <parts.Popover {...props} /> : props.trigger
}
