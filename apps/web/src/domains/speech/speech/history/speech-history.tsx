import type { HistorySource } from '@vireo/contracts/history'
import { useMemo } from 'react'

import { drawnOf } from '#kit/faces/index.ts'
import { HistoryScreen } from '#history'
import { later } from '#kit/later.tsx'
import { useVoices } from '#voices'
import { useConversionModels, useSpeechModels } from '../queries.ts'

const LitText = later(async () => ({ default: (await import('./lit-text.tsx')).LitText }))

/** Shows what was generated, of one type or of all, with the names of voices and models. */
export function SpeechHistory({ source }: { readonly source?: HistorySource }) {
  const { data: voices } = useVoices()
  const { data: speechModels } = useSpeechModels()
  const { data: conversionModels } = useConversionModels()
  const shownVoices = useMemo(
    () => (voices ?? []).map(({ voice_id: id, name, face }) => ({ id, name, drawn: drawnOf(face) })),
    [voices],
  )
  const modelNames = useMemo(() => {
    const models = [
      ...(source === 'STS' ? [] : (speechModels ?? [])),
      ...(source === 'TTS' ? [] : (conversionModels ?? [])),
    ]
    return new Map(models.map(({ model_id: id, name }) => [id, name]))
  }, [source, speechModels, conversionModels])
  return <HistoryScreen source={source} voices={shownVoices} modelNames={modelNames} SpokenText={LitText} />
}
