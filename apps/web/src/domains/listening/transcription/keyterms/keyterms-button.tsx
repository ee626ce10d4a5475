import { Button } from '@vireo/ui'
import { BookA } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { transcriptionWords } from '../words.ts'

const KeytermsDialog = later(async () => ({ default: (await import('./keyterms-dialog.tsx')).KeytermsDialog }))

/** Opens the key terms that the workspace keeps: they are listened for in every recording. */
export function KeytermsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="self-start" icon={<BookA aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {transcriptionWords.keptKeyterms}
      </Button>
      {isOpen ? (
        <Suspense>
          <KeytermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
