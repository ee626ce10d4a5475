import type { ChannelInput } from '@vireo/contracts/kit'
import {
  realtimeLimits,
  type RealtimeAnswer,
  type RealtimeMessage,
  type transcriptionChannels,
} from '@vireo/contracts/transcription'
import { assertRoomForItem } from '#history'
import { type Arrival, createMessageReader } from '#http/channels/next-message.ts'
import type { ChannelSocket } from '#http/routes.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { enterRecognition } from '#usage'
import { assertAffordable } from '#usage/reservations/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { chooseEars, type Ears } from './choose-ears.ts'
import { keepSession, onlyPay } from './keep-session.ts'
import { presentConfig, readRealtimeWishes, type RealtimeWishes } from './realtime-wishes.ts'
import { createSegmenter } from './segmenter.ts'
import { createSession, type Session } from './session.ts'
import { createSessionCredits, realtimeCost } from './session-credits.ts'
import { createSessionSound } from './session-sound.ts'

type Socket = ChannelSocket<RealtimeMessage, RealtimeAnswer>
export type RealtimePorts = With<
  'abilities' | 'addressEngines' | 'concurrency' | 'models' | 'settings' | 'speechAnalysis' | 'storage' | 'vault'
>

/** Whoever left is waited for no longer; what they said last is heard for so long. */
const lastWordsMs = 60_000

/**
 * Writes down what is said while it is said. A session has one of the places for recordings that are written down. What was heard is
 * paid and, unless logging is off, kept, however the session ends; what could not be heard is free.
 */
export async function converseRealtime(
  ctx: RealtimePorts,
  query: ChannelInput<typeof transcriptionChannels.realtime>,
  socket: Socket,
): Promise<void> {
  const wishes = readRealtimeWishes(query)
  const ears = await chooseEars(ctx, wishes)
  await assertAffordable(ctx, realtimeCost(1000))
  if (wishes.enable_logging) await assertRoomForItem(ctx)
  const place = await enterRecognition(ctx)
  try {
    await inScratchFolder((folder) => listen(ctx, { wishes, ears, folder, socket }))
  } finally {
    place.leave()
  }
}

type Listening = {
  readonly wishes: RealtimeWishes
  readonly ears: Ears
  readonly folder: string
  readonly socket: Socket
}

async function listen(asked: RealtimePorts, { wishes, ears, folder, socket }: Listening): Promise<void> {
  const over = new AbortController()
  // Whoever leaves is still written down.
  const ctx = { ...asked, signal: over.signal }
  const id = ctx.newId('transcript')
  const credits = createSessionCredits(ctx)
  const sound = await createSessionSound(folder, wishes.rateHz)
  const segmenter = await createSegmenter(wishes)
  const session = createSession(ctx, { wishes, openEar: ears.open, segmenter, sound, credits, send: socket.send })
  const spoken = () => ({
    id,
    wishes,
    notDone: ears.notDone,
    sound,
    credits,
    stretches: session.stretches,
    heardMs: session.heardMs,
  })
  const keep = async (isWanted: boolean) => {
    const keeps = isWanted && wishes.enable_logging && session.stretches.length > 0
    if (!keeps) {
      await onlyPay(ctx, spoken())
      return null
    }
    try {
      await keepSession(ctx, spoken())
      return id
    } catch (error) {
      // What was heard was told: it is paid, whether or not there is room to keep it.
      await onlyPay(ctx, spoken())
      throw error
    }
  }
  const leave = setLeaveTimer(socket.signal, over)
  try {
    await socket.send({ message_type: 'session_started', session_id: id, config: presentConfig(wishes) })
    for (const name of ears.notDone)
      await socket.send({ message_type: 'warning', warning: `No engine here does this: ${name}.` })
    const { isWanted, fault } = await hearOut(ctx, session, socket)
    const kept = await keep(isWanted)
    if (fault) throw fault.error
    await socket.send({ message_type: 'session_ended', transcription_id: kept })
  } finally {
    leave.stop()
    over.abort(new Error('the session is over'))
    session.cancel()
    await sound.close()
    await credits.release()
  }
}

/** Ends the work for a client who left, after a while. */
function setLeaveTimer(left: AbortSignal, over: AbortController): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const begin = () => (timer = setTimeout(() => over.abort(new Error('nobody waits any more')), lastWordsMs))
  left.addEventListener('abort', begin, { once: true })
  return {
    stop() {
      left.removeEventListener('abort', begin)
      clearTimeout(timer)
    },
  }
}

/** Takes messages until the session ends; answers whether what was said is to be kept. Throws what ends it. */
async function takeAll(ctx: RealtimePorts, session: Session, socket: Socket): Promise<boolean> {
  const reader = createMessageReader(socket.messages)
  const untilMs = ctx.now().getTime() + realtimeLimits.sessionMsMax
  for (;;) {
    const arrival: Arrival<RealtimeMessage> = await reader.next(realtimeLimits.idleMsMax, session.failing)
    if (arrival.kind === 'gone') return true
    if (arrival.kind === 'silence') throw idle()
    if (arrival.message.message_type === 'end_session') return arrival.message.keep
    await session.take(arrival.message)
    if (ctx.now().getTime() > untilMs) throw new AppError('session_time_limit_exceeded')
  }
}

type Outcome = { readonly isWanted: boolean; readonly fault?: { readonly error: unknown } }

/** Takes what comes and hears what was said last, unless hearing is what failed. */
async function hearOut(ctx: RealtimePorts, session: Session, socket: Socket): Promise<Outcome> {
  let outcome: Outcome = { isWanted: true }
  try {
    outcome = { isWanted: await takeAll(ctx, session, socket) }
  } catch (error) {
    outcome = { isWanted: true, fault: { error } }
    const isClients = error instanceof AppError && error.entry.status < 500
    if (!isClients) return outcome
  }
  try {
    await session.finish()
    return outcome
  } catch (error) {
    return { isWanted: outcome.isWanted, fault: outcome.fault ?? { error } }
  }
}

function idle(): AppError {
  const seconds = realtimeLimits.idleMsMax / 1000
  return new AppError('input_timeout_exceeded', {
    message: `Nothing came for ${seconds} seconds, so the session ended.`,
  })
}
