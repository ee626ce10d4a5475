import type { Work } from '@vireo/contracts/publishing'
import { Button, ProgressBar } from '@vireo/ui'

import { releaseWords } from './words.ts'

type Release = NonNullable<Work['release']>

/** Says how far the edition is that is being made; what strangers hear stays meanwhile. */
export function ReleaseProgress({ release, onStop }: { readonly release: Release; readonly onStop?: () => void }) {
  const { number, chapters, chapters_made: made } = release
  const label = releaseWords.making(number)
  return (
    <div aria-live="polite" className="flex flex-col gap-2 rounded-md bg-fill p-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="whitespace-nowrap text-muted tabular-nums">{releaseWords.made(made, chapters)}</span>
      </p>
      <ProgressBar label={label} value={made === 0 || chapters === 0 ? undefined : made / chapters} />
      <p className="text-xs text-muted">{releaseWords.makingHelp}</p>
      {onStop ? (
        <Button size="sm" variant="ghost" className="-ml-3 self-start" onClick={onStop}>
          {releaseWords.stop}
        </Button>
      ) : null}
    </div>
  )
}

/** Says why the last edition was not released. */
export function ReleaseFailure({ release }: { readonly release: Release }) {
  const { reasons } = releaseWords
  const why = Object.entries(reasons).find(([code]) => code === release.error_code)?.[1]
  return (
    <div role="alert" className="rounded-md bg-danger-soft p-4 text-sm text-danger">
      <p className="font-medium">{releaseWords.notMade(release.number)}</p>
      <p>{why ?? releaseWords.unknownReason}</p>
    </div>
  )
}
