/** The most that requests and bodies compute in one turn of the event loop before what else waits comes round. */
const turnMsMax = 10

let begunMs: number | undefined

const forget = () => (begunMs = undefined)

/**
 * Whether the turn of the event loop that runs now, measured from the first time that anybody asked in it, has been long
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
