import { singleUseTokenEndpoints } from '@vireo/contracts/identity'
import { RealtimeAudioFormat, type RealtimeAnswer, transcriptionChannels } from '@vireo/contracts/transcription'

import { call, messageOfCode } from '#kit/api/index.ts'
import { toBase64 } from './to-base64.ts'

export type SessionNews = {
  readonly partial: (text: string) => void
  readonly committed: (text: string) => void
  /** It is over: the transcript that was kept, or null. */
  readonly ended: (transcriptId: string | null) => void
  /** It broke off, and why, where the server said so. */
  readonly failed: (reason: string | undefined) => void
}

/** A conversation that the server writes down while it goes on. */
export type LiveSession = {
  send(samples: Float32Array): void
  /** Ends it; `ended` follows. */
  finish(keep: boolean): void
  /** Hangs up; nothing follows. What was said by then is kept by the server. */
  leave(): void
}

export type SessionWishes = { readonly rateHz: number; readonly language: string }

/** More than this waits only where the network is too slow for the sound. */
const behindBytesMax = 2_000_000

/** Opens a session with a token that is good for this once. Rejects with ApiError. */
export async function openLiveSession({ rateHz, language }: SessionWishes, news: SessionNews): Promise<LiveSession> {
  const format = RealtimeAudioFormat.safeParse(`pcm_${rateHz}`)
  if (!format.success) throw new TypeError('nobody takes sound of this rate')
  const { token } = await call(singleUseTokenEndpoints.createSingleUseToken, { token_type: 'realtime_scribe' })
  const address = new URL(transcriptionChannels.realtime.path, location.origin.replace(/^http/u, 'ws'))
  address.search = new URLSearchParams({
    model_id: 'scribe_v2_realtime',
    token,
    audio_format: format.data,
    commit_strategy: 'vad',
    vad_silence_threshold_secs: '1',
    ...(language !== '' && { language_code: language }),
  }).toString()
  const socket = new WebSocket(address)
  const say = (message: object) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
  let isOver = false
  const end = (tell: () => void) => {
    if (isOver) return
    isOver = true
    socket.close()
    tell()
  }
  const waiting: object[] = []
  socket.addEventListener('open', () => waiting.splice(0).forEach(say))
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as RealtimeAnswer | Failure
    // Decided at once, and explained when the words are there: the socket closes behind it.
    if ('detail' in message) end(() => void reasonOf(message).then(news.failed))
    else if (message.message_type === 'partial_transcript') news.partial(message.text)
    else if (message.message_type === 'committed_transcript') news.committed(message.text)
    else if (message.message_type === 'session_ended') end(() => news.ended(message.transcription_id))
  })
  socket.addEventListener('close', () => end(() => news.failed(undefined)))
  const sayOrWait = (message: object) =>
    socket.readyState === WebSocket.CONNECTING ? void waiting.push(message) : void say(message)
  return {
    send(samples) {
      if (socket.bufferedAmount > behindBytesMax) return end(() => news.failed(undefined))
      sayOrWait({ message_type: 'input_audio_chunk', audio_base_64: toBase64(samples), sample_rate: rateHz })
    },
    finish: (keep) => sayOrWait({ message_type: 'end_session', keep }),
    leave() {
      isOver = true
      socket.close()
    },
  }
}

/** How the socket tells of a failure: the body of an error beside the name its clients know. */
type Failure = { readonly message_type: string; readonly error: string; readonly detail: unknown }

async function reasonOf({ error, detail }: Failure): Promise<string> {
  const code = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'code') : undefined
  return messageOfCode(typeof code === 'string' ? code : '', error)
}
