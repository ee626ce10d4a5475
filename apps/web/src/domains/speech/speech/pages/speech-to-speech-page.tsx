import { voiceChangeLimits } from '@vireo/contracts/speech'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '@vireo/ui'
import { Suspense, useCallback, useState } from 'react'

import { later } from '#kit/later.tsx'
import { problemWithContent, problemWithFile, readSource, type Source, useRecorder } from '#kit/recorder/index.ts'
import { useSubscription } from '#usage'
import { preselected, useVoices } from '#voices'
import { problemWithCost } from '../check-script.ts'
import { PhoneSettings } from '../components/phone-settings.tsx'
import { ChangeBar } from '../speech-to-speech/change-bar.tsx'
import { problemWithLength } from '../speech-to-speech/check-file.ts'
import { sourceCost } from '../speech-to-speech/source-cost.ts'
import { SourcePanel } from '../speech-to-speech/source-panel.tsx'
import { changeVoice } from '../speech-to-speech/voice-change.ts'
import { useWishes } from '../speech-to-speech/wishes.ts'
import { voiceChangeWords } from '../speech-to-speech/words.ts'
import { controlsOf } from '../voice-controls.ts'
import { speechWords } from '../words.ts'
import { speechTitleWords } from '../titles/words.ts'

/** Fetched beside the screen: what is to be said comes first. */
const ChangeSettings = later(async () => ({
  default: (await import('../speech-to-speech/change-settings.tsx')).ChangeSettings,
}))

/** Needed when there is a result to show. */
const ResultPanel = later(async () => ({
  default: (await import('../speech-to-speech/result-panel.tsx')).ResultPanel,
}))

/** A recording, a voice, and the button that says the one in the other. */
export function SpeechToSpeechPage() {
  const { source, problem, recorder, wishes, voice, changeWishes, choose, remove, generate } = useChange()
  const settings = (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <ChangeSettings wishes={wishes} voice={voice} onChange={changeWishes} />
    </Suspense>
  )
  return (
    <div className="flex flex-col lg:h-[calc(100dvh-var(--topbar-height)-var(--player-height))] lg:flex-row">
      <section aria-label={speechTitleWords.speechToSpeech} className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <PhoneSettings name={voice?.name} title={voiceChangeWords.settings} voice={voice}>
          {settings}
        </PhoneSettings>
        <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-4 md:p-6">
          <SourcePanel source={source} problem={problem} recorder={recorder} onFile={choose} onRemove={remove} />
          <Suspense>
            <ResultPanel />
          </Suspense>
        </div>
        <ChangeBar source={source} onGenerate={generate} />
      </section>
      <aside
        aria-label={voiceChangeWords.settings}
        className="hidden w-88 shrink-0 overflow-y-auto border-l border-line bg-surface p-4 lg:block"
      >
        {settings}
      </aside>
    </div>
  )
}

/** The recording, what stands against changing it, and changing it. */
function useChange() {
  const client = useQueryClient()
  const [wishes, changeWishes] = useWishes()
  const { data: voices } = useVoices()
  const { data: subscription } = useSubscription()
  const [source, setSource] = useState<Source>()
  const [problem, setProblem] = useState<string>()

  const take = useCallback(async (file: File, isRecorded: boolean) => {
    const found = problemWithFile(file, voiceChangeLimits.fileBytesMax)
    setProblem(found)
    if (found !== undefined) return
    const read = await readSource(file, isRecorded)
    const unreadable = await problemWithContent(read)
    if (unreadable !== undefined) return setProblem(unreadable)
    setProblem(read.durationMs === undefined ? undefined : problemWithLength(read.durationMs))
    setSource(read)
  }, [])
  const choose = useCallback((file: File) => void take(file, false), [take])
  const recorder = useRecorder(voiceChangeLimits.durationMsMax, (file) => void take(file, true))
  const voice = preselected(voices, wishes.voiceId)

  const problemNow = (): string | undefined => {
    const { problems } = voiceChangeWords
    if (!source) return problems.none
    if (!voice) return speechWords.problems.noVoice
    if (source.durationMs === undefined) return undefined
    return problemWithLength(source.durationMs) ?? problemWithCost(sourceCost(source.durationMs), subscription)
  }
  const generate = () => {
    const found = problemNow()
    setProblem(found)
    if (found !== undefined || !source || !voice) return
    const { modelId, outputFormat, removesNoise, controls = controlsOf(voice) } = wishes
    void changeVoice({ source, voice, modelId, outputFormat, controls, removesNoise }, client)
  }
  const remove = () => {
    setSource(undefined)
    setProblem(undefined)
  }
  return { source, problem, recorder, wishes, voice, changeWishes, choose, remove, generate }
}
