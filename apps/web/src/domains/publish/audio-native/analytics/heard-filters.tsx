import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Select } from '@vireo/ui'

import { ReportDaysPicker } from '#kit/reports/report-days-picker.tsx'
import type { QueryChanges } from '#kit/routing/index.ts'
import type { HeardFilter } from './heard-filter.ts'
import { heardWords } from './words.ts'

/** Lets one choose of which project and over which days the report tells. */
export function HeardFilters({
  filter,
  projects,
  onChange,
}: {
  readonly filter: HeardFilter
  readonly projects: readonly AudioNativeProject[]
  readonly onChange: (changes: QueryChanges) => void
}) {
  return (
    <>
      <div className="w-56 max-sm:w-full">
        <Select
          label={heardWords.project}
          labelHidden
          value={filter.projectId ?? ''}
          groups={[
            {
              label: heardWords.project,
              options: [
                { value: '', label: heardWords.allProjects },
                ...projects.map(({ project_id: value, name }) => ({ value, label: name })),
              ],
            },
          ]}
          onChange={(value) => onChange({ project: value })}
        />
      </div>
      <div className="w-60 max-sm:w-full">
        <ReportDaysPicker days={filter} onChange={onChange} />
      </div>
    </>
  )
}
