import { partsArrived } from '../kit/later.tsx'
import { screenArrived } from '../kit/routing/index.ts'

/** So long the first paint waits for the screen; a slow line sees its shape first. In milliseconds. */
const patienceMs = 500

/**
 * Waits for the code of the first screen, which the page has asked for already: drawn at once, it is there sooner than after
 * its shape.
 */
export async function firstScreenArrived(): Promise<void> {
  const arrived = screenArrived(location.pathname).then(partsArrived)
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
