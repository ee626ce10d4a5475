import { speechEndpoints, StreamFormat } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'

import { formatList } from '#kit/format/index.ts'
import { callBytes, callLines } from '#kit/api/index.ts'
import type { Performance } from '../generation.ts'
import { canStream, isTimed } from '../output-formats.ts'
import { audioOfTimedStream } from '../timed-stream.ts'
import type { DialogueChoices, DialogueLine } from './dialogue-draft.ts'

/** Makes of a dialogue something that can be spoken: MPEG with the times of its words, everything else as it comes. */
export function dialoguePerformance(
  inputs: readonly DialogueLine[],
  voices: readonly Voice[],
  { modelId, stability, outputFormat, seed }: DialogueChoices,
): Performance {
  const nameOf = (voiceId: string) => voices.find((voice) => voice.voice_id === voiceId)?.name ?? ''
  const speakers = inputs.map(({ voice_id }) => nameOf(voice_id))
  const input = { inputs: [...inputs], model_id: modelId, settings: { stability }, seed }
  return {
    title: inputs.map(({ text }) => text).join(' '),
    texts: inputs.map(({ text }) => text),
    subtitle: formatList([...new Set(speakers)]),
    outputFormat,
    ask: async (signal, onTimes) => {
      if (!canStream(outputFormat))
        return callBytes(speechEndpoints.convertDialogue, { ...input, output_format: outputFormat }, { signal })
      const streamed = { ...input, output_format: StreamFormat.parse(outputFormat) }
      if (!isTimed(outputFormat)) return callBytes(speechEndpoints.streamDialogue, streamed, { signal })
      const answer = await callLines(speechEndpoints.streamDialogueWithTimestamps, streamed, { signal })
      return audioOfTimedStream(answer, onTimes)
    },
  }
}
