import { parentPort, workerData } from 'node:worker_threads'
import { yieldToLiveWork } from '@vireo/engines'
import type { FrameOrder } from './messages.ts'
import { paintScene } from './picture/paint-scene.ts'
import { writePng } from './picture/write-png.ts'

/** Started by the renderer only, which passes exactly this. */
const { scene, atMs } = workerData as FrameOrder
yieldToLiveWork()
const painter = await paintScene(scene)
parentPort?.postMessage(writePng(painter.frameAt(atMs)))
