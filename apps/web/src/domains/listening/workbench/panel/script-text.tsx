import { workbenchWords } from '../words.ts'

/** Shows what ought to be read, as it was sent; it is scrolled and searched with keys as well. */
export function ScriptText({ script }: { readonly script: string }) {
  return (
    <textarea
      readOnly
      dir="auto"
      aria-label={workbenchWords.script}
      value={script}
      className="h-full min-h-80 w-full resize-none bg-transparent text-sm leading-6 text-ink focus-visible:outline-2 focus-visible:outline-accent"
    />
  )
}
