import { useQueryClient } from '@tanstack/react-query'
import { dialogueLimits } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { Skeleton } from '@vireo/ui'
import { Suspense, useEffect, useState } from 'react'

import { later } from '#kit/later.tsx'
import { costOf, useSubscription } from '#usage'
import { inOrderOfTrust, useVoices, whyMute } from '#voices'
import { problemWithScript } from '../check-script.ts'
import { Composer } from '../composer/composer.tsx'
import { GenerateBar } from '../composer/generate-bar.tsx'
import { GenerationNotice } from '../composer/generation-notice.tsx'
import { ModelsFailed } from '../composer/model-menu.tsx'
import { perform } from '../generation.ts'
import { useSpeechModels } from '../queries.ts'
import { speechWords } from '../words.ts'
import { type DialogueChoices, type DialogueLine, parseLines, readChoices, writeChoices } from './dialogue-draft.ts'
import { DialogueSettings } from './dialogue-settings.tsx'
import { nextVoiceId } from './next-voice.ts'
import { dialoguePerformance } from './perform-dialogue.ts'
import { type Dialogue, useDialogue } from './use-dialogue.ts'
import { dialogueWords } from './words.ts'

// What moves lines is as large as the rest of the screen: it comes beside it, not before it.
const DialogueEditor = later(async () => ({ default: (await import('./dialogue-editor.tsx')).DialogueEditor }))

const DialogueTakes = later(async () => ({ default: (await import('./dialogue-takes.tsx')).DialogueTakes }))

/** Lets several voices speak in one recording. */
export function DialogueWorkbench() {
  const client = useQueryClient()
  const { data: voices = [], isPending } = useVoices()
  const models = useSpeechModels()
  const { data: subscription } = useSubscription()
  const dialogue = useDialogue()
  const [choices, setChoices] = useState(readChoices)
  const [tried, setTried] = useState(false)
  useEffect(() => writeChoices(choices), [choices])
  useVoicesFor(dialogue, voices)

  const inputs = parseLines(dialogue.lines.map(({ text, voiceId }) => ({ text, voice_id: voiceId ?? '' })))
  const text = inputs.map((line) => line.text).join('')
  const model = models.data?.find((each) => each.model_id === choices.modelId)
  const cost = costOf(text, model?.model_rates.character_cost_multiplier ?? 1)
  const problem = problemWithScript(text, cost, subscription) ?? problemWithVoices(inputs, voices, isPending)
  const speakAs = (chosen: DialogueChoices) => {
    setTried(problem !== undefined)
    if (problem === undefined) void perform(dialoguePerformance(inputs, voices, chosen), client)
  }
  const speak = () => speakAs(choices)
  const choose = (change: Partial<DialogueChoices>) => setChoices((current) => ({ ...current, ...change }))
  return (
    <Composer
      mode="dialogue"
      title={dialogueWords.title}
      settings={
        <DialogueSettings choices={choices} models={models.data} voices={spoken(inputs, voices)} onChange={choose} />
      }
      bar={
        <GenerateBar
          text={text}
          cost={cost}
          models={models}
          modelId={choices.modelId}
          onModel={(modelId) => choose({ modelId })}
          onGenerate={speak}
        />
      }
    >
      <ModelsFailed models={models} />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <DialogueEditor dialogue={dialogue} voices={voices} problem={tried ? problem : undefined} onGenerate={speak} />
      </Suspense>
      <GenerationNotice onRetry={speak} />
      <Suspense>
        <DialogueTakes
          inputs={inputs}
          // Another take of a dialogue is made with another seed, whatever stands in the settings.
          onAnother={() => speakAs({ ...choices, seed: undefined })}
          onSeed={(seed) => choose({ seed })}
          hasSeed={choices.seed !== undefined}
        />
      </Suspense>
    </Composer>
  )
}

/** Gives a voice to lines that nobody chose one for, as soon as the voices are known. */
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

/** Finds the voices that speak in a dialogue. */
function spoken(lines: readonly DialogueLine[], voices: readonly Voice[]): readonly Voice[] {
  return voices.filter((voice) => lines.some(({ voice_id: id }) => id === voice.voice_id))
}
