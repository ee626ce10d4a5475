import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Generation, openGeneration } from '../generation.ts'
import { once } from '../pending-work.ts'
import type { Rendering } from '../planning/plan-request.ts'
import type { SaidScript, SpokenPiece } from '../takes/take.ts'
import { createOutgoing, type Outgoing } from './outgoing.ts'
import { createSocketPlace } from './socket-place.ts'
import { createFailing } from './failing.ts'

/** One recording that is made on a socket. */
export type SocketSpeech<M> = {
  /**
   * Plans and speaks a script once it is paid for; the audio follows by itself. False when the plan has nothing to
   * say.
   */
  say(plan: () => Promise<SaidScript | undefined>): Promise<boolean>
  /** Sends a message after the audio of everything said so far. */
  remark(message: M): void
  /** Rejects as soon as the engine fails. */
  readonly spoken: Promise<unknown>
  /**
   * Resolves once everything said is sent and safe. Rejects when the engine failed; what it had said before is
   * sent, kept and charged all the same.
   */
  finish(): Promise<void>
  /** Keeps and charges what was said, if anything was, for a client that left. */
  stop(): Promise<void>
}

export type SpeechOutlet<M> = {
  /** Presents a piece's audio on this socket; the encoder's tail at the end belongs to no piece. */
  present(audio: Uint8Array, piece: SpokenPiece | undefined): M
  /** Sends a message; waits while the client is far behind. */
  send(message: M): Promise<void>
}

/**
 * Makes one recording for a socket. Engine, file and credits are held from the first words on, a place among the
 * running generations only while there is something to speak: until then it costs no more than its text.
 */
export function createSocketSpeech<M>(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  rendering: Rendering,
  outlet: SpeechOutlet<M>,
): SocketSpeech<M> {
  const place = createSocketPlace(ctx, rendering.model.concurrencyGroup)
  const recording = createRecording(ctx, rendering, outlet)
  const { outgoing } = recording
  let said = false
  return {
    spoken: recording.failing,
    async say(plan) {
      const release = await place.hold()
      try {
        const script = await plan()
        if (!script) {
          release()
          return false
        }
        const generation = await recording.begin()
        recording.releases.push(release)
        outgoing.expect(script.pieces.length)
        await payAndSay(generation, script, outgoing)
        said = true
        return true
      } catch (error) {
        recording.releases.splice(0, recording.releases.length, ...recording.releases.filter((one) => one !== release))
        release()
        throw error
      }
    },
    remark: outgoing.remark,
    async finish() {
      const { generation } = recording
      if (!generation || !said) return void (await Promise.all([recording.end(), generation?.abandon()]))
      try {
        await generation.finish()
      } catch (error) {
        await recording.end().catch(() => undefined)
        await generation.close()
        throw error
      }
      await recording.end()
      await sendTail(generation, outlet)
      await generation.close()
    },
    stop: once(async () => {
      const ending = recording.end()
      ending.catch(() => undefined)
      if (recording.generation) await keepWhatWasSaid(ctx, recording.generation)
      await ending.catch(() => undefined)
      await recording.generation?.close()
    }),
  }
}

/** What a recording holds once it is begun, and what is still to be sent. */
type Recording<M> = {
  readonly outgoing: Outgoing<M>
  /** Lets go of the place of each script that is being spoken, in order. */
  readonly releases: (() => void)[]
  /** Rejects as soon as the engine fails. */
  readonly failing: Promise<never>
  /** Undefined before the first words. */
  readonly generation: Generation | undefined
  begin(): Promise<Generation>
  /** Ends the recording. Resolves once everything is sent. */
  end(): Promise<void>
}

function createRecording<M>(
  ctx: With<'settings' | 'speech' | 'storage'>,
  rendering: Rendering,
  outlet: SpeechOutlet<M>,
): Recording<M> {
  const outgoing = createOutgoing<M>()
  const releases: (() => void)[] = []
  const failing = createFailing()
  let begun: { readonly generation: Generation; readonly sending: Promise<void> } | undefined
  let isOver = false
  const open = async (): Promise<Generation> => {
    const generation = await openGeneration(ctx, rendering, (piece) => {
      if (piece.endsScript) releases.shift()?.()
      outgoing.spoken(piece)
    })
    if (isOver) {
      await generation.abandon()
      throw new AppError('service_unavailable', { message: 'The generation was stopped.' })
    }
    generation.spoken.catch(failing.report)
    const sending = sendAll(generation, outgoing, outlet)
    sending.catch(() => undefined)
    begun = { generation, sending }
    return generation
  }
  return {
    outgoing,
    releases,
    failing: failing.promise,
    get generation() {
      return begun?.generation
    },
    begin: async () => begun?.generation ?? open(),
    async end() {
      isOver = true
      for (const release of releases.splice(0)) release()
      outgoing.end()
      await begun?.sending
    },
  }
}

async function payAndSay<M>(generation: Generation, script: SaidScript, outgoing: Outgoing<M>): Promise<void> {
  try {
    await generation.sayOncePaid(script)
  } catch (error) {
    outgoing.expect(-script.pieces.length)
    throw error
  }
}

async function keepWhatWasSaid(ctx: Context, generation: Generation): Promise<void> {
  const work = generation.take.spokenPieces > 0 ? generation.stopEarly() : generation.abandon()
  await work.catch((error: unknown) =>
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a socket’s recording could not be kept'),
  )
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
