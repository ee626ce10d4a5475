import type { ChannelInput } from '@vireo/contracts/kit'
import type { speechChannels, StreamInputAnswer, StreamInputMessage } from '@vireo/contracts/speech'
import type { ChannelSocket } from '#http/routes.ts'
import type { With } from '#ports/ports.ts'
import { planRendering } from '../planning/plan-request.ts'
import { converseOne } from './converse-one.ts'
import { finalMessage, presentAudio } from './messages/present-message.ts'
import { firstWishes, openTextContext } from './text-context.ts'

type Input = ChannelInput<typeof speechChannels.streamInput>
type Socket = ChannelSocket<StreamInputMessage, StreamInputAnswer>

/**
 * Speaks text that arrives while it is being written. The first message brings the settings, an empty
 * text ends the conversation; everything said on one socket is one recording.
 */
export async function converseStreamInput(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input,
  socket: Socket,
): Promise<void> {
  await converseOne<StreamInputMessage, StreamInputAnswer>(socket, {
    timeoutMs: input.inactivity_timeout * 1000,
    ends: ({ text }, isFirst) => text === '' && !isFirst,
    open: async (first) => {
      const rendering = await planRendering(ctx, { ...input, ...firstWishes(first) })
      return openTextContext<StreamInputAnswer>(ctx, {
        rendering,
        schedule: (first.generation_config ?? first.generator_config)?.chunk_length_schedule,
        autoMode: input.auto_mode,
        outlet: {
          present: (audio, piece) => presentAudio(audio, piece, input.sync_alignment),
          send: socket.send,
        },
        final: finalMessage,
      })
    },
  })
}
