import { Button } from '@vireo/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { speechWords } from '../words.ts'

const PhoneSheet = later(async () => ({ default: (await import('./phone-sheet.tsx')).PhoneSheet }))

/** Where there is no room for a panel: the chosen voice, which opens the settings in a sheet. */
export function PhoneSettings({
  name,
  title,
  children,
}: {
  readonly name: string | undefined
  readonly title: string
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
