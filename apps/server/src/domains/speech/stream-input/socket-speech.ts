import type { FullContext } from '../../../kernel/ports.ts'
import { type Generation, openGeneration } from '../generation.ts'
import { once } from '../holdings.ts'
import type { Delivery } from '../plan-request.ts'
import type { SaidScript, SpokenPiece } from '../take.ts'
import { createOutgoing, type Outgoing } from './outgoing.ts'
import type { SocketPlace } from './socket-place.ts'

/** One recording that is made on a socket. */
export type SocketSpeech<M> = {
  /** Speaks a script once it is paid for; the audio follows by itself. */
  say(script: SaidScript): Promise<void>
  /** Sends a message after the audio of everything said so far. */
  remark(message: M): void
  /** Rejects as soon as the engine fails. */
  readonly spoken: Promise<void>
  /**
   * Resolves once everything said is sent and safe. Rejects when the engine failed; what it had said before is
   * sent, kept and charged all the same.
   */
  finish(): Promise<void>
  /** The client left: keeps and charges what was said, if anything was. */
  stop(): Promise<void>
}

export type SpeechOutlet<M> = {
  /** What a piece's audio looks like on this socket; the encoder's tail at the end belongs to no piece. */
  present(audio: Uint8Array, piece: SpokenPiece | undefined): M
  /** Waits while the client is far behind. */
  send(message: M): Promise<void>
}

/** Opens one recording for a socket. It takes a place among the running generations only while it speaks. */
export async function openSocketSpeech<M>(
  ctx: FullContext,
  { delivery, place }: { readonly delivery: Delivery; readonly place: SocketPlace },
  outlet: SpeechOutlet<M>,
): Promise<SocketSpeech<M>> {
  const outgoing = createOutgoing<M>()
  const releases: (() => void)[] = []
  const generation = await openGeneration(ctx, delivery, (piece) => {
    if (piece.endsScript) releases.shift()?.()
    outgoing.spoken(piece)
  })
  const sending = sendAll(generation, outgoing, outlet)
  sending.catch(() => undefined)
  let said = false
  const end = async () => {
    for (const release of releases.splice(0)) release()
    outgoing.end()
    await sending
  }
  return {
    spoken: generation.spoken,
    async say(script) {
      const release = await place.hold()
      releases.push(release)
      outgoing.expect(script.pieces.length)
      try {
        await generation.sayOncePaid(script)
      } catch (error) {
        releases.pop()?.()
        outgoing.expect(-script.pieces.length)
        throw error
      }
      said = true
    },
    remark: outgoing.remark,
    async finish() {
      if (!said) return void (await Promise.all([end(), generation.abandon()]))
      try {
        await generation.finish()
      } catch (error) {
        await end().catch(() => undefined)
        await generation.close()
        throw error
      }
      await end()
      await sendTail(generation, outlet)
      await generation.close()
    },
    stop: once(async () => {
      const ending = end()
      ending.catch(() => undefined)
      await (generation.take.spokenPieces > 0 ? generation.stopEarly() : generation.abandon()).catch((error: unknown) =>
        ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a socket’s recording could not be kept'),
      )
      await ending.catch(() => undefined)
      await generation.close()
    }),
  }
}

async function sendAll<M>(generation: Generation, outgoing: Outgoing<M>, outlet: SpeechOutlet<M>): Promise<void> {
  for await (const next of outgoing) {
    if ('remark' in next) await outlet.send(next.remark)
    else await outlet.send(outlet.present(await generation.read(next.piece.bytes), next.piece))
  }
}

async function sendTail<M>(generation: Generation, outlet: SpeechOutlet<M>): Promise<void> {
  const { tail } = generation.take
  if (tail.end > tail.start) await outlet.send(outlet.present(await generation.read(tail), undefined))
}
