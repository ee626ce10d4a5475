import type { Voice } from '@vireo/contracts/voices'
import { Button } from '@vireo/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { GuardNote } from '#voices/components/index.ts'
import { speechWords } from '../words.ts'

const PhoneSheet = later(async () => ({ default: (await import('./phone-sheet.tsx')).PhoneSheet }))

/** Where there is no room for a panel: the chosen voice, which opens the settings in a sheet, and what keeps it silent. */
export function PhoneSettings({
  name,
  title,
  voice,
  children,
}: {
  readonly name: string | undefined
  readonly title: string
  /** Who speaks, where that is one voice. */
  readonly voice?: Voice | undefined
  readonly children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <div className="border-b border-line p-2 lg:hidden">
      <Button
        className="w-full justify-start"
        icon={<SlidersHorizontal aria-hidden size={16} />}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        {name ?? title}
        <span className="ml-auto text-xs font-normal text-muted">{speechWords.settings}</span>
      </Button>
      <GuardNote voice={voice} />
      {wasOpened ? (
        <Suspense>
          <PhoneSheet open={open} title={title} onClose={() => setOpen(false)}>
            {children}
          </PhoneSheet>
        </Suspense>
      ) : null}
    </div>
  )
}
