import type { QueryClient } from '@tanstack/react-query'
import { speechEndpoints } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'

import { upload } from '#kit/api/index.ts'
import { player, type Track } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import type { Source } from '#kit/recorder/index.ts'
import { noteSpoken } from '#voices'
import type { OutputFormatId } from '../output-formats.ts'
import type { Controls } from '../voice-controls.ts'
import { createWork } from '../work.ts'
import { voiceChangeWords } from './words.ts'

type VoiceChangeState =
  | { readonly status: 'converting' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'done'; readonly result: Track; readonly voiceId: string }

export type VoiceChangeRequest = {
  readonly source: Source
  readonly voice: Voice
  readonly modelId: string
  readonly outputFormat: OutputFormatId
  readonly controls: Controls
  readonly removesNoise: boolean
}

const work = createWork<VoiceChangeState>(voiceChangeWords, () => undefined)

/** What is being said in another voice right now. */
export const useVoiceChange = work.useState

/** Stops the change under way; nothing is charged for it. */
export const cancelVoiceChange = work.cancel

/** Sends a recording and plays what comes back. Never rejects: failures become the state. */
export function changeVoice(request: VoiceChangeRequest, client: QueryClient): Promise<void> {
  return work.run(client, { status: 'uploading', share: 0 }, async (signal) => {
    const result = await ask(request, signal)
    noteSpoken(request.voice.voice_id)
    void player.play(result)
    return { status: 'done', result, voiceId: request.voice.voice_id }
  })
}

async function ask(request: VoiceChangeRequest, signal: AbortSignal): Promise<Track> {
  const { source, voice, modelId, outputFormat, controls, removesNoise } = request
  const { speed: _timingIsTheSources, ...settings } = controls
  const { blob, contentType, headers } = await upload(
    speechEndpoints.changeVoice,
    {
      voice_id: voice.voice_id,
      model_id: modelId,
      output_format: outputFormat,
      voice_settings: settings,
      remove_background_noise: removesNoise,
    },
    { audio: source.file },
    {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) work.become(share < 1 ? { status: 'uploading', share } : { status: 'converting' })
      },
    },
  )
  const itemId = headers.get('history-item-id')
  return {
    id: itemId ?? source.id,
    title: source.file.name,
    subtitle: voice.name,
    voiceId: voice.voice_id,
    source: paths.speechToSpeech,
    ...(itemId !== null && { historyItemId: itemId, download: 'pending', kept: { in: 'history', outputFormat } }),
    open: async () => ({ stream: blob.stream(), contentType, outputFormat }),
  }
}
