import type { ChannelInput } from '@vireo/contracts/kit'
import type { MultiStreamInputAnswer, MultiStreamInputMessage, speechChannels } from '@vireo/contracts/speech'
import type { ChannelSocket } from '#http/routes.ts'
import type { With } from '#ports/ports.ts'
import { planRendering } from '../planning/plan-request.ts'
import { converseContexts } from './converse-contexts.ts'
import { finalMessage, inContext, presentAudio } from './messages/present-message.ts'
import { firstWishes, openTextContext } from './text-context.ts'

type Input = ChannelInput<typeof speechChannels.multiStreamInput>
type Socket = ChannelSocket<MultiStreamInputMessage, MultiStreamInputAnswer>

/** Speaks several texts that arrive side by side; each context is a recording of its own. */
export async function converseMultiStreamInput(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input,
  socket: Socket,
): Promise<void> {
  await converseContexts<MultiStreamInputMessage, MultiStreamInputAnswer>(socket, {
    timeoutMs: input.inactivity_timeout * 1000,
    whenClosed: 'dropped',
    opens: ({ text, close_context }) => Boolean(text) && !close_context,
    open: async (contextId, first) => {
      const rendering = await planRendering(ctx, { ...input, ...firstWishes(first) })
      return openTextContext<MultiStreamInputAnswer>(ctx, {
        rendering,
        schedule: (first.generation_config ?? first.generator_config)?.chunk_length_schedule,
        autoMode: input.auto_mode,
        outlet: {
          present: (audio, piece) => inContext(contextId, presentAudio(audio, piece, input.sync_alignment)),
          send: socket.send,
        },
        final: inContext(contextId, finalMessage),
      })
    },
  })
}
