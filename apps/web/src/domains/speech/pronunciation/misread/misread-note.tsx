import type { Voice } from '@vireo/contracts/voices'
import { SpellCheck } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { useMisread } from './use-misread.ts'
import { misreadWords } from './words.ts'

const MisreadDialog = later(async () => ({ default: (await import('./misread-dialog.tsx')).MisreadDialog }))

export type MisreadNoteProps = {
  readonly text: string
  /** BCP 47; English where nothing is known. */
  readonly language: string | undefined
  readonly voice: Voice | undefined
}

/** Says how many words of a text are probably misread, and opens what helps; nothing where there are none. */
export function MisreadNote({ text, language = 'en', voice }: MisreadNoteProps) {
  const [open, setOpen] = useState(false)
  const found = useMisread(text, language)
  return (
    <>
      {found.length > 0 ? (
        <p className="pt-2">
          <button
            type="button"
            className="pressed -ml-2 flex h-8 items-center gap-2 rounded-md px-2 text-xs text-muted transition-colors hover:bg-fill hover:text-ink"
            onClick={() => setOpen(true)}
          >
            <SpellCheck aria-hidden size={16} />
            {misreadWords.found(found.length)}
          </button>
        </p>
      ) : null}
      {open ? (
        <Suspense>
          <MisreadDialog found={found} voice={voice} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
