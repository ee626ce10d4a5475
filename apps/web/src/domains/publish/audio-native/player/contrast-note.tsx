import { contrastOf } from './looks.ts'
import { lookWords } from './words.ts'

/** What WCAG asks of text. */
const contrastMin = 4.5

/** Says where the colours of a player are hard to tell apart. */
export function ContrastNote({ ink, paper }: { readonly ink: string; readonly paper: string }) {
  const contrast = contrastOf(ink, paper)
  if (contrast === undefined || contrast >= contrastMin) return null
  return (
    <output className="rounded-md bg-warning-soft p-3 text-sm text-warning sm:col-span-2">{lookWords.faint}</output>
  )
}
