import { IconButton } from '@vireo/ui'
import { HardDrive } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { keepingWords } from '../keeping/words.ts'

const SettingsDialog = later(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }))

/** Opens how much room recordings take up, and how long they are kept. */
export function SettingsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton look="outline" label={keepingWords.title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HardDrive aria-hidden size={16} />
      </IconButton>
      <Suspense>{open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
