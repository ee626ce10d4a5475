import { buttonClasses, NotInstalledState } from '@vireo/ui'

import { useMayRunEngines } from '#engines'
import type { ApiError } from '#kit/api/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { transcriptionWords } from '../words.ts'

/** Says which engine is missing, and how it comes here: by whoever runs the instance. */
export function NotInstalled({ error }: { readonly error: ApiError }) {
  const mayInstall = useMayRunEngines()
  const model = typeof error.data['install'] === 'string' ? error.data['install'] : undefined
  return (
    <div className="rounded-lg bg-surface">
      <NotInstalledState
        title={transcriptionWords.notInstalled}
        help={
          mayInstall
            ? transcriptionWords.notInstalledForOperators(model)
            : transcriptionWords.notInstalledForOthers(model)
        }
        action={
          mayInstall ? (
            <AppLink to={paths.engines} className={buttonClasses({ variant: 'primary' })}>
              {transcriptionWords.openEngines}
            </AppLink>
          ) : null
        }
      />
    </div>
  )
}
