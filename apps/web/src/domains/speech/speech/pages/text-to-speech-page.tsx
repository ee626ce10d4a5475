import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '@vireo/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { nowMs } from '#kit/clock.ts'
import { later } from '#kit/later.tsx'
import { costOf, useSubscription } from '#usage'
import { chooseById, preselected, useVoices } from '#voices'
import { problemWithScript } from '../check-script.ts'
import { GenerateBar } from '../components/generate-bar.tsx'
import { GenerationNotice } from '../components/generation-notice.tsx'
import { LoadingSettings } from '../components/loading-settings.tsx'
import { ScriptEditor } from '../components/script-editor.tsx'
import { WorkbenchFrame } from '../components/workbench-frame.tsx'
import { DialogueStart, writeDraft } from '../dialogue/dialogue-draft.ts'
import { ModeSwitch } from '../dialogue/mode-switch.tsx'
import { DraftStart, startDraft, useDraft } from '../draft.ts'
import { generate } from '../generation.ts'
import { useSpeechModels } from '../queries.ts'
import { SpokenWords } from '../spoken-words/spoken-words.tsx'
import { useSpeakingSettings } from '../use-speaking-settings.ts'
import { acceptedControls } from '../voice-controls.ts'
import { speechWords } from '../words.ts'
import { speechTitleWords } from '../titles/words.ts'

const SpeechSettings = later(async () => ({
  default: (await import('../components/speech-settings.tsx')).SpeechSettings,
}))
const TakesOfText = later(async () => ({
  default: (await import('../components/takes-of-text.tsx')).TakesOfText,
}))
const DialogueWorkbench = later(async () => ({
  default: (await import('../dialogue/dialogue-workbench.tsx')).DialogueWorkbench,
}))

/** The centre of the product: a text, a voice, and the button that makes one speak the other. */
export function TextToSpeechPage() {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [parameters] = useSearchParams()
  const lines = DialogueStart.safeParse(state).data?.dialogue
  const handedOver = DraftStart.safeParse(state)
  const isHandover = handedOver.success && state !== null
  useEffect(() => {
    if (!handedOver.success || !isHandover) return
    if (lines) {
      writeDraft(lines, nowMs())
      return void navigate('?mode=dialogue', { replace: true, state: null })
    }
    const { voiceId } = handedOver.data
    startDraft(handedOver.data)
    if (voiceId !== undefined) void chooseById(client, voiceId)
    void navigate('.', { replace: true, state: null })
  })
  if (isHandover) return null
  if (parameters.get('mode') !== 'dialogue') return <Workbench key={key} />
  return (
    <Suspense fallback={<Skeleton className="m-6 h-64" />}>
      <DialogueWorkbench />
    </Suspense>
  )
}

function Workbench() {
  const script = useScript()
  const { draft, voice, cost, problem, change, speak, another, field } = script
  const settings = (
    <Suspense fallback={<LoadingSettings />}>
      <SpeechSettings draft={draft} voice={voice} onChange={change} />
    </Suspense>
  )
  return (
    <WorkbenchFrame label={speechTitleWords.title} settings={settings} settingsName={voice?.name} voice={voice}>
      <ModeSwitch mode="text" />
      <ScriptEditor
        field={field}
        text={draft.text}
        problem={problem}
        onChange={(text) => change({ text })}
        onGenerate={speak}
      />
      <SpokenWords />
      <GenerationNotice />
      <Suspense>
        <TakesOfText text={draft.text} onAnother={another} onSeed={(seed) => change({ seed })} />
      </Suspense>
      <GenerateBar text={draft.text} cost={cost} onGenerate={speak} />
    </WorkbenchFrame>
  )
}

/** The draft, what stands against speaking it, and speaking it. */
function useScript() {
  const client = useQueryClient()
  const [draft, change] = useDraft()
  const { data: voices, isPending: voicesPending } = useVoices()
  const { data: models } = useSpeechModels()
  const { data: subscription } = useSubscription()
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const voice = preselected(voices, draft.voiceId)
  const model = models?.find((each) => each.model_id === draft.modelId)
  const cost = costOf(draft.text, model?.model_rates.character_cost_multiplier ?? 1)
  const found = problemWithScript(draft.text, cost, subscription)
  const noVoice = voicesPending ? speechWords.problems.voicesLoading : speechWords.problems.noVoice
  const problem = found ?? (voice ? undefined : noVoice)

  const { controls } = useSpeakingSettings(voice)
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
  const speak = () => speakWith(draft.seed)
  // Another take of a text is made with another seed, whatever stands in the settings.
  const another = () => speakWith(undefined)
  return { draft, voice, cost, problem: tried ? problem : undefined, change, speak, another, field }
}
