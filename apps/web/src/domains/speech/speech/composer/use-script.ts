import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

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

  const voice = preselected(voices, draft.voiceId, draft.modelId)
  const model = models.data?.find((each) => each.model_id === draft.modelId)
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
    void generate({ ...rest, voice, controls: acceptedControls(controls, model), seed }, client)
  }
  return {
    draft,
    voice,
    models,
    cost,
    problem: tried ? problem : undefined,
    field,
    change,
    /** A language does not follow to another voice or model, nor do settings to another voice. */
    changeVoice: (voiceId: string) => change({ voiceId, languageCode: undefined, controls: undefined }),
    changeModel: (modelId: string) => change({ modelId, languageCode: undefined }),
    speak: () => speakWith(draft.seed),
    // Another take of a text is made with another seed, whatever stands in the settings.
    another: () => speakWith(undefined),
  }
}
