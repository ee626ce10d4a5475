import { useQuery } from '@tanstack/react-query'
import { type EngineModel, enginesEndpoints, type ModelSpeakers, modelVoicesMax } from '@vireo/contracts/engines'
import { Dialog, showSuccess, Skeleton } from '@vireo/ui'
import { useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { languageName } from '#kit/format/index.ts'
import { TickList } from '#kit/forms/index.ts'
import { modelName } from '../models/model-name.ts'
import { useRefreshEngines } from '../queries.ts'
import { enginesWords } from '../words.ts'

type VoicesDialogProps = { readonly model: EngineModel; readonly onClose: () => void }

/** Asks which speakers of a model are voices. */
export function VoicesDialog({ model, onClose }: VoicesDialogProps) {
  const { data, error, refetch } = useQuery({
    ...contractQuery(enginesEndpoints.speakers, { model: model.name }),
    // What was chosen elsewhere meanwhile is not undone.
    gcTime: 0,
  })
  if (data) return <Choice model={model} speakers={data.speakers} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={enginesWords.voicesTitle(modelName(model))}>
      {error ? (
        <QueryError title={enginesWords.voicesFailed} error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="mt-2 h-40 w-full" />
      )}
    </Dialog>
  )
}

function Choice({ model, speakers, onClose }: VoicesDialogProps & ModelSpeakers) {
  const [chosen, choose] = useState<readonly string[]>(() =>
    speakers.filter(({ is_voice: isVoice }) => isVoice).map(({ speaker_id: id }) => id),
  )
  const { busy, problem, attempt } = useDialogAttempt(useRefreshEngines())
  const wrong = whatIsWrong(chosen.length)
  const save = async () => {
    await call(enginesEndpoints.chooseVoices, { model: model.name, speaker_ids: [...chosen] })
    showSuccess(enginesWords.voicesSaved)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={enginesWords.voicesTitle(modelName(model))}
      problem={problem}
      confirm={{
        label: enginesWords.voicesSave,
        loading: busy,
        disabled: wrong !== undefined,
        onConfirm: () => void attempt(save),
      }}
    >
      <TickList
        label={enginesWords.voicesLabel}
        help={enginesWords.voicesLead(modelVoicesMax)}
        error={wrong}
        options={speakers.map(({ speaker_id: value, name, locale }) => ({
          value,
          label: `${name} (${languageName(locale)})`,
        }))}
        chosen={chosen}
        onChange={choose}
      />
    </Dialog>
  )
}

function whatIsWrong(count: number): string | undefined {
  if (count === 0) return enginesWords.noVoice
  return count > modelVoicesMax ? enginesWords.tooManyVoices(modelVoicesMax) : undefined
}
