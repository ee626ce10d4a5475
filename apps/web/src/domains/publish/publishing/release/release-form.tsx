import type { Work } from '@vireo/contracts/publishing'
import { Button, Switch } from '@vireo/ui'
import { Megaphone } from 'lucide-react'

import type { WorkFields } from '../about/use-draft.ts'
import { releaseWords } from './words.ts'

/** Asks for what a release needs besides: whether sound is brought to the level, and that one may publish all of it. */
export function ReleaseForm({
  work,
  isReady,
  onChoose,
  onRelease,
  onSchedule,
}: {
  readonly work: Work
  readonly isReady: boolean
  readonly onChoose: (fields: WorkFields) => void
  readonly onRelease: () => void
  readonly onSchedule: () => void
}) {
  const { edition, normalizes_loudness: normalizes, rights_confirmed: isConfirmed } = work
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Switch
        label={releaseWords.normalizes}
        help={releaseWords.normalizesHelp}
        checked={normalizes}
        onChange={(on) => onChoose({ normalizes_loudness: on })}
      />
      <label data-field="rights" className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => onChoose({ rights_confirmed: target.checked })}
          className="size-5 shrink-0 accent-accent"
        />
        {releaseWords.rights}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Megaphone aria-hidden size={16} />} disabled={!isReady} onClick={onRelease}>
          {edition ? releaseWords.releaseNext(edition.number + 1) : releaseWords.release}
        </Button>
        <Button variant="ghost" disabled={!isReady} onClick={onSchedule}>
          {releaseWords.schedule}
        </Button>
      </div>
    </div>
  )
}
