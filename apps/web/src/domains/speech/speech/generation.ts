import type { QueryClient } from '@tanstack/react-query'
import { speechEndpoints, StreamFormat } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { z } from 'zod'

import { ApiError, callBytes, callLines, type ByteAnswer } from '#kit/api/index.ts'
import { player } from '#kit/player/index.ts'
import { noteSpoken } from '#voices'
import { observedStream } from './observed-stream.ts'
import { addTimes, beginTimes, forgetTimes } from './spoken-words/spoken-times.ts'
import { audioOfTimedStream, type TimedPart } from './timed-stream.ts'
import { canStream, isTimed, type OutputFormatId } from './output-formats.ts'
import type { Controls } from './voice-controls.ts'
import { createWork } from './work.ts'
import { speechWords } from './words.ts'

type GenerationState =
  | { readonly status: 'starting' }
  | { readonly status: 'streaming'; readonly receivedBytes: number }
  | { readonly status: 'done'; readonly otherVoices: readonly OtherVoice[] }

/** A passage that the chosen voice could not read, and who read it instead. */
export type OtherVoice = { readonly language: string; readonly voice_id: string }

/** Something to be spoken, however it is asked for. */
export type Performance = {
  readonly title: string
  readonly subtitle: string
  readonly outputFormat: OutputFormatId
  /** Who speaks, where it is one voice. */
  readonly voiceId?: string
  /** Who says which line, where it is a dialogue. */
  readonly speakers?: readonly string[]
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
  return perform({ title: text, subtitle: voice.name, outputFormat, voiceId: voice.voice_id, ask }, client)
}

/** The same for whatever can be asked for: a dialogue, another take. */
export function perform(performance: Performance, client: QueryClient): Promise<void> {
  return work.run(client, { status: 'starting' }, (signal) => listen(performance, signal))
}

/** MPEG comes with the times of its words; what cannot be sent that way comes as it is. */
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
  { title, subtitle, outputFormat, voiceId, speakers, ask }: Performance,
  signal: AbortSignal,
): Promise<GenerationState> {
  let timedId = ''
  const answer = await ask(signal, ({ alignment, segments }) =>
    addTimes(timedId, alignment, segments[0]?.dialogue_input_index),
  )
  const { contentType, headers } = answer
  const itemId = headers.get('history-item-id')
  const id = itemId ?? headers.get('request-id') ?? title
  takeId = id
  timedId = id
  beginTimes(id, speakers)
  let receivedBytes = 0
  work.become({ status: 'streaming', receivedBytes })
  await new Promise<void>((resolve, reject) => {
    const stream = observedStream(answer.stream, {
      onBytes: (sizeBytes) => {
        receivedBytes += sizeBytes
        if (!signal.aborted) work.become({ status: 'streaming', receivedBytes })
      },
      onEnd: resolve,
      onBreak: (error) => reject(signal.aborted ? error : cutOff(headers, error)),
    })
    void player.play({
      id,
      title,
      subtitle,
      ...(itemId !== null && { historyItemId: itemId, download: 'pending' }),
      open: async () => ({ stream, contentType, outputFormat }),
    })
  })
  if (voiceId !== undefined) noteSpoken(voiceId)
  return { status: 'done', otherVoices: otherVoicesIn(headers) }
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
