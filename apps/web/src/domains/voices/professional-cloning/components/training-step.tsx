import { professionalCloningEndpoints, professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { type FineTuningState } from '@vireo/contracts/voices'
import { Badge, Button, ProgressBar, Section, showSuccess } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { announce } from '#kit/announce.tsx'
import { call } from '#kit/api/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshVoice } from '../queries.ts'
import { hasEnough, isSeparating, isTraining, needsChoice, type ProfessionalVoice, trainedModel } from '../steps.ts'
import { useTimeLeft } from '../time-left.ts'
import { professionalWords } from '../words.ts'
import { TrainedVoice } from './trained-voice.tsx'

const tones = {
  not_started: 'neutral',
  queued: 'neutral',
  fine_tuning: 'neutral',
  fine_tuned: 'success',
  failed: 'danger',
  delayed: 'warning',
} as const

/** Trains the voice: shows what it still needs, how far it is, and what came of it. */
export function TrainingStep({ voice }: { readonly voice: ProfessionalVoice }) {
  const { busy, attempt } = useAttempt(useRefreshVoice())
  const model = trainedModel(voice)
  const state = (model && voice.fine_tuning.state[model]) || 'not_started'
  const message = model && voice.fine_tuning.message?.[model]
  const missing = missingOf(voice)
  useNews(state, message)
  const where = { voice_id: voice.voice_id }
  const underWay = isTraining(voice)
  return (
    <Section
      title={professionalWords.trainingTitle}
      lead={professionalWords.trainingLead}
      action={<Badge tone={tones[state]}>{professionalWords.states[state]}</Badge>}
    >
      <div className="flex flex-col gap-4">
        {message ? <p className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>{message}</p> : null}
        {underWay ? <Progress share={(model && voice.fine_tuning.progress?.[model]) || 0} /> : null}
        {missing.length > 0 && !underWay ? <Missing missing={missing} /> : null}
        {underWay ? (
          <Button
            className="self-start"
            loading={busy}
            onClick={() =>
              void attempt(async () => {
                await call(professionalCloningEndpoints.cancelTraining, where)
                showSuccess(professionalWords.canceled)
              })
            }
          >
            {professionalWords.cancelTraining}
          </Button>
        ) : (
          <Button
            variant={voice.preview_url === null ? 'primary' : 'secondary'}
            className="self-start"
            loading={busy}
            disabled={missing.length > 0}
            onClick={() => void attempt(() => call(professionalCloningEndpoints.train, where))}
          >
            {state === 'not_started' ? professionalWords.train : professionalWords.trainAgain}
          </Button>
        )}
        {voice.preview_url === null ? null : <TrainedVoice voice={voice} />}
      </div>
    </Section>
  )
}

function Progress({ share }: { readonly share: number }) {
  const leftMs = useTimeLeft(share)
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={professionalWords.trainingProgress} value={share > 0 ? share : undefined} />
      <p className="flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span>{professionalWords.percent(share)}</span>
        {leftMs === undefined ? null : <span>{professionalWords.timeLeft(Math.ceil(leftMs / 1000))}</span>}
      </p>
    </div>
  )
}

function Missing({ missing }: { readonly missing: readonly string[] }) {
  return (
    <div className="rounded-md bg-fill p-3 text-sm">
      <p className="font-medium">{professionalWords.needs}</p>
      <ul className="list-disc pl-5">
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

function missingOf(voice: ProfessionalVoice): string[] {
  const { needsSpeech, needsChoice: choice, needsSeparation, needsProof } = professionalWords
  return [
    ...(hasEnough(voice) ? [] : [needsSpeech(professionalCloningLimits.speechMsMin / 1000)]),
    ...(isSeparating(voice) ? [needsSeparation] : []),
    ...(needsChoice(voice) ? [choice] : []),
    ...(voice.voice_verification.is_verified ? [] : [needsProof]),
  ]
}

/** Says aloud what became of a training that one waits for. */
function useNews(state: FineTuningState, message: string | undefined): void {
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was !== 'queued' && was !== 'fine_tuning' && was !== 'delayed') return
    if (state === 'fine_tuned') announce(professionalWords.announceTrained)
    if (state === 'failed') announce(professionalWords.announceFailed(message ?? ''))
  }, [state, message])
}
