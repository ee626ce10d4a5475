import { Dialog } from '@vireo/ui'
import { useSearchParams } from 'react-router'

import { secondFactorWords } from './words.ts'
import { AddFactor } from './add-factor.tsx'

const parameter = 'dialog'
const value = 'add-2fa'

/** Says how to open the dialog from anywhere in the settings: it hangs on the address. */
export function useAddFactorDialog(): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
} {
  const [query, setQuery] = useSearchParams()
  const change = (next: string | undefined) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === undefined) changed.delete(parameter)
        else changed.set(parameter, next)
        return changed
      },
      { replace: next === undefined },
    )
  return { isOpen: query.get(parameter) === value, open: () => change(value), close: () => change(undefined) }
}

/** Sets up a second factor; `dialog=add-2fa` opens it on every page of the settings. */
export function AddFactorDialog() {
  const { isOpen, close } = useAddFactorDialog()
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={secondFactorWords.addTitle}
      description={secondFactorWords.addLead}
      width="md"
    >
      <div className="mt-4">{isOpen ? <AddFactor onDone={close} /> : null}</div>
    </Dialog>
  )
}
