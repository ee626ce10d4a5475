import type { ChannelInput } from '@vireo/contracts/kit'
import type { DialogueSocketAnswer, DialogueSocketMessage, speechChannels } from '@vireo/contracts/speech'
import type { ChannelSocket } from '#http/routes.ts'
import type { With } from '#ports/ports.ts'
import { converseOne } from '../stream-input/converse-one.ts'
import { openDialogueContext } from './dialogue-context.ts'
import { planSocketVoices } from './plan-socket-voices.ts'
import { presentDialogueAudio } from './present-dialogue-message.ts'

type Input = ChannelInput<typeof speechChannels.dialogueStreamInput>
type Socket = ChannelSocket<DialogueSocketMessage, DialogueSocketAnswer>

/** Speaks a dialogue that arrives while it is being written. The first message names the voices. */
export async function converseDialogue(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input,
  socket: Socket,
): Promise<void> {
  await converseOne<DialogueSocketMessage, DialogueSocketAnswer>(socket, {
    timeoutMs: input.inactivity_timeout * 1000,
    ends: ({ close_socket }) => close_socket === true,
    open: async (first) => {
      const renderings = await planSocketVoices(ctx, input, first)
      return openDialogueContext(ctx, {
        renderings,
        outlet: {
          present: (audio, piece) => presentDialogueAudio(audio, piece, input.sync_alignment),
          send: socket.send,
        },
      })
    },
  })
}
