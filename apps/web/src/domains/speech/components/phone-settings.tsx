import { Button, Sheet } from '@vireo/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { speechWords } from '../words.ts'

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
  return (
    <div className="border-b border-line p-2 lg:hidden">
      <Button
        className="w-full justify-start"
        icon={<SlidersHorizontal aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        {name ?? title}
        <span className="ml-auto text-xs font-normal text-muted">{speechWords.settings}</span>
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} side="bottom">
        <div className="p-4">{children}</div>
      </Sheet>
    </div>
  )
}
