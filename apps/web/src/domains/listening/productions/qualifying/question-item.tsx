import { producerLimits, type QualificationAttempt } from '@vireo/contracts/productions'
import { PlayButton, TextArea } from '@vireo/ui'
import { useMemo } from 'react'

import { player, type Track, TrackWaveform, usePlayback } from '#kit/player/index.ts'
import { qualifyingWords } from './words.ts'

type Question = QualificationAttempt['questions'][number]

type QuestionItemProps = {
  readonly attemptId: string
  readonly question: Question
  readonly number: number
  readonly all: number
  /** In which it is to be written, where that is known. */
  readonly language: string | undefined
  readonly answer: string
  readonly disabled: boolean
  readonly onAnswer: (text: string) => void
}

/** Asks one question of a test: what is to be written, what is to be heard for it, and room for the answer. */
export function QuestionItem(props: QuestionItemProps) {
  const { attemptId, question, number, all, language, answer, disabled, onAnswer } = props
  const { question_id: id, prompt, recording_url: url } = question
  return (
    <li className="flex flex-col gap-3 rounded-lg bg-surface p-4 md:p-6">
      <h2 className="text-xs font-medium text-muted tabular-nums">{qualifyingWords.question(number, all)}</h2>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {prompt}
      </p>
      {url === null ? null : <Heard id={`${attemptId} ${id}`} url={url} number={number} />}
      <TextArea
        label={qualifyingWords.answer(number)}
        labelHidden
        dir="auto"
        lang={language}
        autoComplete="off"
        className="min-h-20!"
        disabled={disabled}
        maxLength={producerLimits.test.answerMax}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </li>
  )
}

function Heard({ id, url, number }: { readonly id: string; readonly url: string; readonly number: number }) {
  const title = qualifyingWords.recording(number)
  const track = useMemo((): Track => ({ id, title, open: async () => ({ url }) }), [id, title, url])
  const playback = usePlayback(player, id)
  return (
    <div className="flex items-center gap-3">
      <PlayButton
        of={title}
        look="outline"
        round
        playing={playback === 'playing'}
        loading={playback === 'loading'}
        onClick={() => (playback === 'elsewhere' ? void player.play(track) : player.toggle())}
      />
      <TrackWaveform track={track} label={title} className="h-10 min-w-0 flex-1" />
    </div>
  )
}
