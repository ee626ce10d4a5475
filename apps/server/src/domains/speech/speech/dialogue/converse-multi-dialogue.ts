import type { ChannelInput } from '@vireo/contracts/kit'
import type { MultiDialogueSocketAnswer, MultiDialogueSocketMessage, speechChannels } from '@vireo/contracts/speech'
import type { ChannelSocket } from '#http/routes.ts'
import type { With } from '#ports/ports.ts'
import { converseContexts } from '../stream-input/converse-contexts.ts'
import { openDialogueContext } from './dialogue-context.ts'
import { planSocketVoices } from './plan-socket-voices.ts'
import { presentDialogueAudio } from './present-dialogue-message.ts'

type Input = ChannelInput<typeof speechChannels.dialogueMultiStreamInput>
type Socket = ChannelSocket<MultiDialogueSocketMessage, MultiDialogueSocketAnswer>

/** Speaks several dialogues that arrive side by side; each context names its voices in its first message. */
export async function converseMultiDialogue(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input,
  socket: Socket,
): Promise<void> {
  await converseContexts<MultiDialogueSocketMessage, MultiDialogueSocketAnswer>(socket, {
    timeoutMs: input.inactivity_timeout * 1000,
    whenClosed: 'spoken',
    opens: ({ voices, inputs }) => Boolean(voices) || Boolean(inputs?.length),
    open: async (contextId, first) => {
      const renderings = await planSocketVoices(ctx, input, first)
      return openDialogueContext(ctx, {
        renderings,
        outlet: {
          present: (audio, piece) => presentDialogueAudio(audio, piece, input.sync_alignment),
          send: (message) => socket.send({ ...message, context_id: contextId }),
        },
      })
    },
  })
}
