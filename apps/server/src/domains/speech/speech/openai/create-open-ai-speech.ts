import { withManifest } from '@vireo/audio'
import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { OpenAiSpeechBody, openAiSpeech } from '@vireo/contracts/speech'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { beginSpeech, type SpeechRequest } from '../begin-speech.ts'
import { completeSpeech } from '../complete-speech.ts'
import { sendWhole } from '../convert.ts'
import { madeOf } from '../speaking.ts'
import { sendWhileMade } from '../stream.ts'
import { countCharacters } from '../text/count-characters.ts'
import { asEvents } from './as-events.ts'
import { toSpeechRequest } from './to-speech-request.ts'

/** Speaks as clients of the OpenAI API ask: while it is made where the encoding allows it, else once it is whole. */
export async function createOpenAiSpeech(
  ctx: With<'concurrency' | 'manifests' | 'media' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof openAiSpeech.createOpenAi>,
): Promise<ByteAnswer> {
  const request = await toSpeechRequest(ctx, input)
  const answer = withRequestId(ctx, await answerIn(input.response_format, ctx, request))
  return input.stream_format === 'sse' ? asEvents(answer, countCharacters(input.input)) : answer
}

async function answerIn(
  format: OpenAiSpeechBody['response_format'],
  ctx: With<'concurrency' | 'manifests' | 'media' | 'settings' | 'speech' | 'storage'>,
  request: SpeechRequest,
): Promise<ByteAnswer> {
  if (format === 'aac' || format === 'flac') return rewritten(ctx, request, format)
  // The header of a WAV file says how long it is.
  if (format === 'wav') return sendWhole(await completeSpeech(ctx, request))
  return sendWhileMade(await beginSpeech(ctx, request))
}

/** Speaks in an encoding that cannot be made while speaking; the history keeps the speech as WAV. */
async function rewritten(
  ctx: With<'concurrency' | 'manifests' | 'media' | 'settings' | 'speech' | 'storage'>,
  request: SpeechRequest,
  codec: 'aac' | 'flac',
): Promise<ByteAnswer> {
  const { generation, headers, rendering } = await completeSpeech(ctx, request)
  try {
    const wav = await generation.read({ start: 0, end: generation.take.tail.end })
    const encoded = await ctx.ports.media.transcode(wav, { codec, sampleRateHz: 24_000 }, { share: ctx.workspaceId })
    const manifest = ctx.ports.manifests.sign(madeOf(rendering))
    const bytes = manifest === undefined ? encoded : withManifest(codec, encoded, manifest)
    return {
      contentType: `audio/${codec}`,
      sizeBytes: bytes.length,
      headers,
      async send(sink) {
        if (!sink.write(bytes)) await sink.drained()
      },
    }
  } finally {
    await generation.close()
  }
}

/** Adds the header under which clients of the OpenAI API report a request. */
function withRequestId(ctx: Context, answer: ByteAnswer): ByteAnswer {
  return { ...answer, headers: { ...answer.headers, 'x-request-id': ctx.requestId } }
}
