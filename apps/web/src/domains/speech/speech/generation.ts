import type { QueryClient } from '@tanstack/react-query'
import { speechEndpoints, StreamFormat } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { z } from 'zod'

import { ApiError, callBytes, callLines, type ByteAnswer } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { player } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { noteSpoken } from '#voices'
import { observedStream } from './observed-stream.ts'
import { addTimes, beginTimes, forgetTimes } from './spoken-words/spoken-times.ts'
import { audioOfTimedStream, type TimedPart } from './timed-stream.ts'
import { canStream, heardMs, isTimed, type OutputFormatId } from './output-formats.ts'
import { type Progress, progressOf, sentenceEnds } from './takes/progress.ts'
import type { Controls } from './voice-controls.ts'
import { createWork } from './work.ts'
import { speechWords } from './words.ts'

/** What is being made, for whoever shows it. */
export type Making = Pick<Performance, 'title' | 'subtitle' | 'voiceId'>

export type Streaming = {
  readonly status: 'streaming'
  readonly making: Making
  /** Its recording, as the player knows it. */
  readonly trackId: string
  /** Told where the answer says what has been spoken. */
  readonly progress: Progress | undefined
  /** How much can be heard already; 0 where that cannot be told. */
  readonly madeMs: number
}

export type Done = Pick<Streaming, 'making' | 'trackId'> & {
  readonly status: 'done'
  readonly otherVoices: readonly OtherVoice[]
  /** The entry in the history that it has, or will have. */
  readonly historyItemId: string | undefined
}

type GenerationState = { readonly status: 'starting'; readonly making: Making } | Streaming | Done

export type Generation = ReturnType<typeof useGeneration>

/** A passage that the chosen voice could not read, and who read it instead. */
export type OtherVoice = { readonly language: string; readonly voice_id: string }

/** Something to be spoken, however it is asked for. */
export type Performance = {
  readonly title: string
  /** What is said, one after the other. */
  readonly texts: readonly string[]
  readonly subtitle: string
  readonly outputFormat: OutputFormatId
  /** Who speaks, where it is one voice. */
  readonly voiceId?: string
  /** `onTimes` hears of each sentence's times just before its audio is handed on, where the answer has them. */
  readonly ask: (signal: AbortSignal, onTimes: (part: TimedPart) => void) => Promise<ByteAnswer>
}

export type GenerationRequest = {
  readonly text: string
  readonly voice: Voice
  readonly modelId: string
  readonly outputFormat: OutputFormatId
  readonly controls: Partial<Controls>
  readonly languageCode?: string | undefined
  readonly seed?: number | undefined
  readonly previousText?: string | undefined
  readonly nextText?: string | undefined
  readonly normalization?: 'auto' | 'on' | 'off'
}

const GenerationInfo = z.object({ other_voices: z.array(z.object({ language: z.string(), voice_id: z.string() })) })

/** What the player got from the generation that runs, or ran last. */
let takeId: string | undefined

const work = createWork<GenerationState>(speechWords, (why) => {
  if (why === 'signed-out') forgetTimes()
  else if (player.state().track?.id === takeId) player.clear()
})

/** What is being generated right now. */
export const useGeneration = work.useState

/** Stops the running generation; what was already sent is kept and charged. */
export const cancelGeneration = work.cancel

/** Speaks a text; the player starts with its first bytes. Never rejects: failures become the state. */
export function generate(request: GenerationRequest, client: QueryClient): Promise<void> {
  const { text, voice, outputFormat } = request
  const ask: Performance['ask'] = (signal, onTimes) => askFor(request, signal, onTimes)
  return perform(
    { title: text, texts: [text], subtitle: voice.name, outputFormat, voiceId: voice.voice_id, ask },
    client,
  )
}

/** Generates whatever can be asked for in the same way: a dialogue, another take. */
export function perform(performance: Performance, client: QueryClient): Promise<void> {
  const { title, subtitle, voiceId } = performance
  const making = { title, subtitle, ...(voiceId !== undefined && { voiceId }) }
  return work.run(client, { status: 'starting', making }, (signal) => listen(performance, making, signal))
}

/** Asks for MPEG with the times of its words; what cannot be sent that way comes as it is. */
async function askFor(
  request: GenerationRequest,
  signal: AbortSignal,
  onTimes: (part: TimedPart) => void,
): Promise<ByteAnswer> {
  const { outputFormat } = request
  const input = inputOf(request)
  if (!canStream(outputFormat))
    return callBytes(speechEndpoints.convert, { ...input, output_format: outputFormat }, { signal })
  const streamed = { ...input, output_format: StreamFormat.parse(outputFormat) }
  if (!isTimed(outputFormat)) return callBytes(speechEndpoints.stream, streamed, { signal })
  return audioOfTimedStream(await callLines(speechEndpoints.streamWithTimestamps, streamed, { signal }), onTimes)
}

function inputOf({ text, voice, modelId, controls, ...rest }: GenerationRequest) {
  return {
    voice_id: voice.voice_id,
    text,
    model_id: modelId,
    voice_settings: controls,
    language_code: rest.languageCode,
    seed: rest.seed,
    previous_text: rest.previousText || undefined,
    next_text: rest.nextText || undefined,
    apply_text_normalization: rest.normalization,
  }
}

/** Resolves when the last byte has arrived; rejects when the stream breaks. */
async function listen(
  { title, subtitle, texts, outputFormat, voiceId, ask }: Performance,
  making: Making,
  signal: AbortSignal,
): Promise<GenerationState> {
  const arrival = followArrival({ making, texts, outputFormat, signal })
  let timedId = ''
  const answer = await ask(signal, ({ alignment, segments }) => {
    arrival.spoke(alignment.characters)
    addTimes(timedId, alignment, segments[0]?.dialogue_input_index)
  })
  const { contentType, headers } = answer
  const itemId = headers.get('history-item-id') ?? undefined
  const id = itemId ?? headers.get('request-id') ?? title
  takeId = id
  timedId = id
  beginTimes(id)
  arrival.show(id)
  await new Promise<void>((resolve, reject) => {
    const stream = observedStream(answer.stream, {
      onBytes: arrival.got,
      onEnd: resolve,
      onBreak: (error) => reject(signal.aborted ? error : cutOff(headers, error)),
    })
    void player.play({
      id,
      title,
      subtitle,
      voiceId,
      source: paths.textToSpeech,
      ...(itemId !== undefined && {
        historyItemId: itemId,
        download: 'pending',
        kept: { in: 'history', outputFormat },
      }),
      open: async () => ({ stream, contentType, outputFormat }),
    })
  })
  arrival.over()
  if (voiceId !== undefined) noteSpoken(voiceId)
  return { status: 'done', making, trackId: id, otherVoices: otherVoicesIn(headers), historyItemId: itemId }
}

/** Keeps the state of a generation as new as what arrives of it. */
function followArrival({
  making,
  texts,
  outputFormat,
  signal,
}: Pick<Performance, 'texts' | 'outputFormat'> & { readonly making: Making; readonly signal: AbortSignal }) {
  const ends = sentenceEnds(texts)
  const startedMs = nowMs()
  let state: Streaming = { status: 'streaming', making, progress: undefined, madeMs: 0, trackId: '' }
  let characters = 0
  let receivedBytes = 0
  let isOver = false
  const become = (change: Partial<Streaming>) => {
    state = { ...state, ...change }
    if (!signal.aborted && !isOver) work.become(state)
  }
  return {
    show: (trackId: string) => become({ trackId }),
    spoke: (said: readonly string[]) => {
      characters += said.join('').length
      state = { ...state, progress: progressOf(ends, characters, nowMs() - startedMs) }
    },
    got: (bytes: Uint8Array<ArrayBuffer>) => {
      receivedBytes += bytes.byteLength
      become({ madeMs: heardMs(outputFormat, receivedBytes) })
    },
    over: () => (isOver = true),
  }
}

function otherVoicesIn(headers: Headers): readonly OtherVoice[] {
  try {
    return GenerationInfo.parse(JSON.parse(headers.get('generation-info') ?? '{}')).other_voices
  } catch {
    return []
  }
}

function cutOff(headers: Headers, cause: unknown): ApiError {
  const requestId = headers.get('request-id') ?? undefined
  return new ApiError({ status: 0, code: 'cut_off', message: speechWords.cutOff, requestId }, { cause })
}
