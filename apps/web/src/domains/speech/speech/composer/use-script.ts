import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'

import { useStable } from './use-stable.ts'
import { costOf, useSubscription } from '#usage'
import { preselected, useVoices } from '#voices'
import { problemWithScript } from '../check-script.ts'
import { useDraft } from '../draft.ts'
import { generate } from '../generation.ts'
import { useSpeechModels } from '../queries.ts'
import { useDelivery } from '../use-speaking-settings.ts'
import { acceptedControls } from '../voice-controls.ts'
import { speechWords } from '../words.ts'

/** Holds the text somebody works on, what stands against speaking it, and the way to speak it. */
export function useScript() {
  const client = useQueryClient()
  const [draft, change] = useDraft()
  const { data: voices, isPending: voicesPending } = useVoices()
  const models = useSpeechModels()
  const { data: subscription } = useSubscription()
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const { voiceId, modelId } = draft
  const voice = useMemo(() => preselected(voices, voiceId, modelId), [voices, voiceId, modelId])
  const model = models.data?.find((each) => each.model_id === modelId)
  const cost = costOf(draft.text, model?.model_rates.character_cost_multiplier ?? 1)
  const found = problemWithScript(draft.text, cost, subscription)
  const noVoice = voicesPending ? speechWords.problems.voicesLoading : speechWords.problems.noVoice
  const problem = found ?? (voice ? undefined : noVoice)

  const { controls } = useDelivery(voice, { controls: draft.controls, onChange: change })
  const speakWith = (seed: number | undefined) => {
    setTried(true)
    if (problem !== undefined || !voice) {
      field.current?.focus()
      return
    }
    setTried(false)
    const { voiceId: _chosen, ...rest } = draft
    void generate({ ...rest, voice, controls: acceptedControls(controls, model, voice), seed }, client)
  }
  // A language does not follow to another voice or model, nor do settings to another voice.
  const changeVoice = useStable((chosen: string) =>
    change({ voiceId: chosen, languageCode: undefined, controls: undefined }),
  )
  const changeModel = useStable((chosen: string) => change({ modelId: chosen, languageCode: undefined }))
  return {
    draft,
    voice,
    models,
    cost,
    problem: tried ? problem : undefined,
    field,
    change,
    changeVoice,
    changeModel,
    speak: () => speakWith(draft.seed),
    // Another take of a text is made with another seed, whatever stands in the settings.
    another: () => speakWith(undefined),
  }
}
