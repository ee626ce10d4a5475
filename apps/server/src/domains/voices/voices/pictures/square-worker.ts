import { parentPort, workerData } from 'node:worker_threads'
import type { AskedSquare } from './picture-limits.ts'
import { squarePicture } from './square-picture.ts'

// The thread is our own code, and so is what it is told.
const { bytes, wish } = workerData as AskedSquare
parentPort?.postMessage(await squarePicture(Buffer.from(bytes), wish))
