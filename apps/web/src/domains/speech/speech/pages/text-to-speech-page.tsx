import { useQueryClient } from '@tanstack/react-query'
import type { HistoryItem } from '@vireo/contracts/history'
import { Skeleton } from '@vireo/ui'
import { Suspense, useCallback, useDeferredValue, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { nowMs } from '#kit/clock.ts'
import { later } from '#kit/later.tsx'
import { useStable } from '../composer/use-stable.ts'
import { recordingOf } from '#history'
import { MisreadNote } from '#pronunciation'
import { chooseById } from '#voices'
import { Composer } from '../composer/composer.tsx'
import { GenerateBar } from '../composer/generate-bar.tsx'
import { GenerationNotice } from '../composer/generation-notice.tsx'
import { ModelsFailed } from '../composer/model-menu.tsx'
import { useScript } from '../composer/use-script.ts'
import { choicesAsMade, DialogueStart, readChoices, writeChoices, writeDraft } from '../dialogue/dialogue-draft.ts'
import { DraftStart, MadeWith, startDraft } from '../draft.ts'
import { ScriptEditor } from '../editor/script-editor.tsx'
import { LoadingSettings } from '../settings/loading-settings.tsx'
import type { TakeStripProps } from '../takes/take-strip.tsx'
import { speechTitleWords } from '../titles/words.ts'

const SpeechSettings = later(async () => ({
  default: (await import('../settings/speech-settings.tsx')).SpeechSettings,
}))
const TakeStrip = later(async () => ({ default: (await import('../takes/take-strip.tsx')).TakeStrip }))
const LightSpeechNotes = later(async () => ({
  default: (await import('../takes/light-speech-notes.tsx')).LightSpeechNotes,
}))
const DialogueWorkbench = later(async () => ({
  default: (await import('../dialogue/dialogue-workbench.tsx')).DialogueWorkbench,
}))

/** Shows the centre of the product: a text, a voice, and the button that makes one speak the other. */
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
      if (handedOver.data.recording) writeChoices(choicesAsMade(readChoices(), handedOver.data.recording))
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
  const { draft, voice, models, cost, problem, field, change, changeVoice, changeModel, speak, another } = useScript()
  const onAnother = useStable(another)
  const onSeed = useStable((seed: number | undefined) => change({ seed }))
  const onUseAgain = useStable((item: HistoryItem) => {
    const { modelId, languageCode, controls } = MadeWith.parse(recordingOf(item))
    change({
      languageCode,
      controls,
      ...(modelId !== undefined && { modelId }),
      ...(item.voice_id !== null && { voiceId: item.voice_id }),
    })
  })
  return (
    <Composer
      mode="text"
      title={speechTitleWords.title}
      settings={
        <Suspense fallback={<LoadingSettings />}>
          <SpeechSettings draft={draft} voice={voice} onChange={change} />
        </Suspense>
      }
      bar={
        <GenerateBar
          text={draft.text}
          cost={cost}
          models={models}
          modelId={draft.modelId}
          voice={{ value: voice, onChange: (chosen) => changeVoice(chosen.voice_id) }}
          onModel={changeModel}
          onGenerate={speak}
        />
      }
    >
      <ModelsFailed models={models} />
      <ScriptEditor
        field={field}
        text={draft.text}
        voiceId={voice?.voice_id}
        problem={problem}
        onChange={(text) => change({ text })}
        onGenerate={speak}
      />
      <MisreadNote text={draft.text} language={draft.languageCode ?? voice?.labels['language']} voice={voice} />
      <GenerationNotice onRetry={speak} />
      <Suspense>
        <Takes
          text={draft.text}
          onAnother={onAnother}
          onSeed={onSeed}
          hasSeed={draft.seed !== undefined}
          onUseAgain={onUseAgain}
        />
        <LightSpeechNotes voice={voice} />
      </Suspense>
    </Composer>
  )
}

/** Shows the takes of a text. They follow what is typed when there is time: letters do not wait for them. */
function Takes({ text, ...rest }: Omit<TakeStripProps, 'isOfThis'> & { readonly text: string }) {
  const settled = useDeferredValue(text)
  const isOfThis = useCallback((item: HistoryItem) => item.text === settled && !item.dialogue, [settled])
  return <TakeStrip {...rest} isOfThis={isOfThis} />
}
