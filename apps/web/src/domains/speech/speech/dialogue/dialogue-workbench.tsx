import { useQueryClient } from '@tanstack/react-query'
import { dialogueLimits } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { Skeleton } from '@vireo/ui'
import { Suspense, useEffect, useState } from 'react'

import { later } from '#kit/later.tsx'
import { costOf, useSubscription } from '#usage'
import { inOrderOfTrust, useVoices, whyMute } from '#voices'
import { problemWithScript } from '../check-script.ts'
import { GenerateBar } from '../components/generate-bar.tsx'
import { GenerationNotice } from '../components/generation-notice.tsx'
import { WorkbenchFrame } from '../components/workbench-frame.tsx'
import { perform } from '../generation.ts'
import { useSpeechModels } from '../queries.ts'
import { SpokenWords } from '../spoken-words/spoken-words.tsx'
import { speechWords } from '../words.ts'
import { type DialogueLine, parseLines, readChoices, writeChoices } from './dialogue-draft.ts'
import { DialogueSettings } from './dialogue-settings.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { nextVoiceId } from './next-voice.ts'
import { dialoguePerformance } from './perform-dialogue.ts'
import { type Dialogue, useDialogue } from './use-dialogue.ts'
import { dialogueWords } from './words.ts'

// What moves lines is as large as the rest of the screen: it comes beside it, not before it.
const DialogueEditor = later(async () => ({ default: (await import('./dialogue-editor.tsx')).DialogueEditor }))

/** Several voices in one recording. */
export function DialogueWorkbench() {
  const client = useQueryClient()
  const { data: voices = [], isPending } = useVoices()
  const { data: models } = useSpeechModels()
  const { data: subscription } = useSubscription()
  const dialogue = useDialogue()
  const [choices, setChoices] = useState(readChoices)
  const [tried, setTried] = useState(false)
  useEffect(() => writeChoices(choices), [choices])
  useVoicesFor(dialogue, voices)

  const inputs = parseLines(dialogue.lines.map(({ text, voiceId }) => ({ text, voice_id: voiceId ?? '' })))
  const text = inputs.map((line) => line.text).join('')
  const model = models?.find((each) => each.model_id === choices.modelId)
  const cost = costOf(text, model?.model_rates.character_cost_multiplier ?? 1)
  const problem = problemWithScript(text, cost, subscription) ?? problemWithVoices(inputs, voices, isPending)
  const speak = () => {
    setTried(problem !== undefined)
    if (problem === undefined) void perform(dialoguePerformance(inputs, voices, choices), client)
  }
  return (
    <WorkbenchFrame
      label={dialogueWords.title}
      settingsName={model?.name}
      settings={
        <DialogueSettings
          choices={choices}
          models={models}
          onChange={(change) => setChoices((current) => ({ ...current, ...change }))}
        />
      }
    >
      <ModeSwitch mode="dialogue" />
      <Suspense fallback={<Skeleton className="m-6 h-64" />}>
        <DialogueEditor dialogue={dialogue} voices={voices} problem={tried ? problem : undefined} onGenerate={speak} />
      </Suspense>
      <SpokenWords />
      <GenerationNotice />
      <GenerateBar text={text} cost={cost} onGenerate={speak} />
    </WorkbenchFrame>
  )
}

/** Lines that nobody chose a voice for get one as soon as the voices are known. */
function useVoicesFor(dialogue: Dialogue, voices: readonly Voice[]): void {
  useEffect(() => {
    const ready = inOrderOfTrust(voices)
    if (ready.length === 0) return
    const before: { voiceId: string | undefined }[] = []
    for (const line of dialogue.lines) {
      const isKnown = voices.some((voice) => voice.voice_id === line.voiceId && !whyMute(voice))
      const voiceId = isKnown ? line.voiceId : before.length === 0 ? ready[0]?.voice_id : nextVoiceId(before, ready)
      before.push({ voiceId })
      if (!isKnown) dialogue.change(line.key, { voiceId })
    }
  }, [dialogue, voices])
}

function problemWithVoices(
  inputs: readonly DialogueLine[],
  voices: readonly Voice[],
  isPending: boolean,
): string | undefined {
  const used = new Set(inputs.map(({ voice_id }) => voice_id))
  const isKnown = (voiceId: string) => voices.some(({ voice_id }) => voice_id === voiceId)
  if (![...used].every(isKnown)) return isPending ? speechWords.problems.voicesLoading : speechWords.problems.noVoice
  return used.size > dialogueLimits.voicesMax ? dialogueWords.tooManyVoices(dialogueLimits.voicesMax) : undefined
}
