import type { VoiceCaptcha } from '@vireo/contracts/voice-verification'
import type { Voice } from '@vireo/contracts/voices'
import { Button, Dialog, Skeleton } from '@vireo/ui'
import { CircleAlert, Mic, RefreshCw, Send } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { RecorderPanel, RecordingRow, sourceTrack } from '#kit/recorder/index.ts'
import { useCaptcha } from '../use-captcha.ts'
import { verificationWords } from '../words.ts'
import { SpokenLines } from './spoken-lines.tsx'

/** Asks somebody to read lines aloud before they speak with a voice. */
export function CaptchaDialog({ voice, onClose }: { readonly voice: Voice; readonly onClose: () => void }) {
  const captcha = useCaptcha(voice, onClose)
  const { lines, problem } = captcha
  return (
    <Dialog
      open
      onClose={onClose}
      width="2xl"
      title={verificationWords.title(voice.name)}
      description={verificationWords.lead}
    >
      <div className="flex flex-col gap-4 pt-3">
        {problem ? (
          <div role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            <p>
              {problem} {lines.data ? verificationWords.tryAgain : null}
            </p>
          </div>
        ) : null}
        {lines.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {lines.error && !lines.isFetching ? (
          <QueryError title={verificationWords.linesFailed} error={lines.error} onRetry={lines.refetch} />
        ) : null}
        {lines.data && !lines.error ? <Reading {...{ captcha, voice }} drawn={lines.data} /> : null}
      </div>
    </Dialog>
  )
}

function Reading({
  captcha,
  drawn,
  voice,
}: {
  readonly captcha: ReturnType<typeof useCaptcha>
  readonly drawn: VoiceCaptcha
  readonly voice: Voice
}) {
  const { recorder, recorded, isJudging, drawAgain, lines } = captcha
  const isRecording = recorder.status === 'recording' || recorder.status === 'paused'
  return (
    <>
      <img
        src={`data:image/png;base64,${drawn.image_base64}`}
        alt={verificationWords.lines}
        lang={drawn.language}
        className="w-full rounded-md border border-line bg-white"
      />
      <div className="flex flex-wrap items-center gap-2">
        <SpokenLines voiceId={voice.voice_id} drawn={drawn.image_base64.slice(-40)} />
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw aria-hidden size={16} />}
          disabled={lines.isFetching || isJudging || isRecording}
          onClick={() => void drawAgain()}
        >
          {verificationWords.fresh}
        </Button>
        <span className="ml-auto text-xs text-muted">{verificationWords.attemptsLeft(drawn.attempts_left)}</span>
      </div>
      {isRecording ? <RecorderPanel recorder={recorder} /> : null}
      {recorded && !isRecording ? (
        <RecordingRow
          track={sourceTrack(recorded)}
          note={verificationWords.yours}
          isPlayable={recorded.durationMs !== undefined}
        />
      ) : null}
      {isRecording ? null : <Actions captcha={captcha} />}
    </>
  )
}

function Actions({ captcha }: { readonly captcha: ReturnType<typeof useCaptcha> }) {
  const { recorder, recorded, isJudging, send, lines } = captcha
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isJudging ? <output className="text-sm text-muted">{verificationWords.judging}</output> : null}
      <Button
        variant={recorded ? 'secondary' : 'primary'}
        icon={<Mic aria-hidden size={16} />}
        disabled={isJudging || recorder.status === 'asking'}
        onClick={recorder.start}
      >
        {recorded ? verificationWords.recordAgain : verificationWords.record}
      </Button>
      {recorded ? (
        <Button
          variant="primary"
          icon={<Send aria-hidden size={16} />}
          disabled={isJudging || lines.isFetching}
          onClick={() => void send()}
        >
          {verificationWords.send}
        </Button>
      ) : null}
    </div>
  )
}
