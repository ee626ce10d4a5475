import type { HistoryItem } from '@vireo/contracts/history'
import { musicCredits, type Song } from '@vireo/contracts/music'
import { Button, buttonClasses, ProgressBar, Section, SegmentedControl } from '@vireo/ui'
import { CircleAlert, PackageOpen, Split } from 'lucide-react'
import { useState } from 'react'

import { ApiError } from '#kit/api/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useMayRunEngines } from '#engines'
import { musicWords } from '../words.ts'
import { type Division, useSeparation, useSeparationAbility } from './use-separation.ts'
import { separationWords } from './words.ts'

type Props = { readonly song: Song; readonly item: HistoryItem }

/** Takes a song that was brought apart where an engine can; where none can, says how one comes here. */
export function SeparationPanel(props: Props) {
  const { data, error } = useSeparationAbility()
  if (data) return <Separation {...props} />
  return error instanceof ApiError && error.code === 'engine_not_installed' ? <NoEngine /> : null
}

function Separation({ song, item }: Props) {
  const [division, setDivision] = useState<Division>('six_stems_v1')
  const { state, separate, cancel } = useSeparation(song, item)
  const isAtWork = state.status === 'working'
  return (
    <Section title={separationWords.title} lead={separationWords.lead}>
      <div className="flex flex-col gap-4">
        <div className="max-w-md">
          <SegmentedControl
            label={separationWords.division}
            help={separationWords.divisionHelp[division]}
            value={division}
            disabled={isAtWork}
            options={(['six_stems_v1', 'two_stems_v1'] as const).map((value) => ({
              value,
              label: separationWords.divisions[value],
            }))}
            onChange={(value) => setDivision(value === 'two_stems_v1' ? value : 'six_stems_v1')}
          />
        </div>
        {isAtWork ? <ProgressBar label={separationWords.working} value={state.share} /> : null}
        {state.status === 'failed' ? (
          <p role="alert" className="flex gap-2 text-sm font-medium text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {state.message}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={isAtWork ? undefined : <Split aria-hidden size={16} />}
            onClick={isAtWork ? cancel : () => void separate(division)}
          >
            {isAtWork ? musicWords.cancel : separationWords.separate}
          </Button>
          <span className="text-sm text-muted tabular-nums">{musicWords.cost(musicCredits(song.duration_ms))}</span>
        </div>
      </div>
    </Section>
  )
}

/** Says in one row what is missing and whom to ask: a song is whole without it. */
function NoEngine() {
  const mayInstall = useMayRunEngines()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-1 text-sm text-muted">
      <PackageOpen aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 flex-1 basis-64">
        {mayInstall ? separationWords.missingForOperators : separationWords.missingForOthers}
      </span>
      {mayInstall ? (
        <AppLink to={paths.engines} className={buttonClasses({ size: 'sm' })}>
          {separationWords.openEngines}
        </AppLink>
      ) : null}
    </p>
  )
}
