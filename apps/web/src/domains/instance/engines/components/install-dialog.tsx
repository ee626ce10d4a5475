import { type EngineModel, enginesEndpoints } from '@vireo/contracts/engines'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatSize } from '#kit/format/index.ts'
import { licenceOf, modelName } from '../models/model-name.ts'
import { useRefreshEngines } from '../queries.ts'
import { offerWords } from '../offer/words.ts'
import { enginesWords } from '../words.ts'

/** Says what a model takes and under which licence it is, and begins to install it. */
export function InstallDialog({
  model,
  onClose,
}: {
  readonly model: EngineModel | undefined
  readonly onClose: () => void
}) {
  const refresh = useRefreshEngines()
  if (!model) return null
  const { name, bytes, memory_bytes: memory, is_commercial: isCommercial } = model
  const licence = licenceOf(model)
  const install = async () => {
    await call(enginesEndpoints.install, { model: name, accept_licence: true })
    await refresh()
  }
  return (
    <ConfirmFirst
      title={enginesWords.installTitle(modelName(model))}
      consequence={
        <>
          {enginesWords.installSize(formatSize(bytes), formatSize(memory))}{' '}
          {licence.url === '' ? (
            licence.name
          ) : (
            <>
              {offerWords.licence}:{' '}
              <a href={licence.url} target="_blank" rel="noreferrer" className="underline">
                {licence.name}
              </a>
              .
            </>
          )}{' '}
          {licence.notes} {isCommercial ? null : enginesWords.notCommercial}
        </>
      }
      action={offerWords.accept}
      act={install}
      onClose={onClose}
    />
  )
}
