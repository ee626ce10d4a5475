import { Info } from 'lucide-react'

import type { Samples } from '#voices/samples/index.ts'
import { cloningWords } from '../words.ts'

/** Says how the voice is made on this instance, and what that cannot do. */
export function MethodNote({ method }: { readonly method: NonNullable<Samples['method']> }) {
  return (
    <aside className="flex gap-2 px-4 py-2 text-sm text-muted md:px-6">
      <Info aria-hidden size={16} className="mt-[3px] shrink-0" />
      <p>
        <span className="font-medium text-ink">{cloningWords.howTitle}.</span> {cloningWords.methods[method]}
      </p>
    </aside>
  )
}
