import { type Step, TurnsOfHolders } from './turns-of-holders.ts'

/** The most that requests and bodies compute in one turn of the event loop before what else waits comes round. */
const turnMsMax = 4

let begunMs: number | undefined

const forget = () => (begunMs = undefined)

/**
 * Tells whether the turn of the event loop that runs now, measured from the first time that anybody asked in it, has been long
 * enough: whatever can wait is left for the next one. One poll answers for up to a thousand connections, each of which is
 * cheap by itself.
 */
export function turnIsLong(): boolean {
  const nowMs = performance.now()
  if (begunMs === undefined) {
    begunMs = nowMs
    // Comes when the poll is over.
    setImmediate(forget)
    return false
  }
  return nowMs - begunMs > turnMsMax
}

/** Those who were let in lately, and those of whom nothing is known but where they come from: many may be one. */
const [known, strangers] = [new TurnsOfHolders(), new TurnsOfHolders()]
let isTurnOfStrangers = false
let count = 0
/** How many steps may follow each other in a turn that stays short. */
const stepsMax = 16
let coming = 0

/** Tells whether something may be done in this turn: it is short, and nothing that came before waits. */
export function mayGoOnNow(): boolean {
  return known.isEmpty && strangers.isEmpty && !turnIsLong()
}

const strange = 'stranger '

/** Names somebody of whom nothing is known but the network. */
export function strangerIn(network: string): string {
  return strange + network
}

/**
 * Defers a step to a later turn: one step of each holder after the other, so that a thousand of one let another
 * through. Strangers have every second step where others wait as well, however many networks they come from. Requests
 * and bodies share one line; with a line for each, the first to come in a turn would take all of it.
 */
export function goOnLater(holder: string, step: Step): void {
  const line = holder.startsWith(strange) ? strangers : known
  line.add(holder, step)
  count++
  comeRound()
}

/** Waits for a later turn where this one is long, in the line of the same holder. */
export async function myTurn(holder: string): Promise<void> {
  if (!mayGoOnNow()) await new Promise<void>((resolve) => goOnLater(holder, resolve))
}

/**
 * Schedules a callback for each step: what a step sets off, as promises that go on, is over before the next is taken, and its
 * time is the turn's.
 */
function comeRound(): void {
  for (; coming < Math.min(count, stepsMax); coming++) setImmediate(goOn)
}

function goOn(): void {
  coming--
  try {
    if (!turnIsLong()) takeNext()?.()
  } finally {
    comeRound()
  }
}

function takeNext(): Step | undefined {
  const [first, second] = isTurnOfStrangers ? [strangers, known] : [known, strangers]
  isTurnOfStrangers = !isTurnOfStrangers
  const step = first.take() ?? second.take()
  if (step) count--
  return step
}
