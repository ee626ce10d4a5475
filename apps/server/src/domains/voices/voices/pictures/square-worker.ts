import { parentPort, workerData } from 'node:worker_threads'
import { squarePicture } from './square-picture.ts'

const bytes: unknown = workerData
if (bytes instanceof Uint8Array) parentPort?.postMessage(await squarePicture(Buffer.from(bytes)))
