import { setPriority } from 'node:os'
import { VideoError, videoFrameRate } from '@vireo/engines'
import { encodeByProgram, encodeInSandbox, type Encoding } from './encode.ts'
import type { VideoNews, VideoOrder } from './messages.ts'
import { paintScene } from './picture/paint-scene.ts'

/** Below whatever somebody waits for, like the threads that work on recordings. */
const niceness = 10
const tellEveryFrames = 15

const server = process.ppid

function say(news: VideoNews): void {
  // Encoding blocks the thread, which hears of nothing meanwhile, but sees whose child it is.
  if (process.ppid !== server) process.exit()
  process.send?.(news)
}

async function render({ scene, sound, target, program }: VideoOrder): Promise<void> {
  const painter = await paintScene(scene)
  const frames = Math.max(1, Math.ceil((scene.durationMs * videoFrameRate) / 1000))
  const encoding: Encoding = {
    width: scene.width,
    height: scene.height,
    frames,
    sound,
    target,
    frame: (index) => {
      if (index % tellEveryFrames === 0) say({ type: 'progress', fraction: index / frames })
      return painter.frameAt((index * 1000) / videoFrameRate)
    },
  }
  await (program === undefined ? encodeInSandbox(encoding) : encodeByProgram(program, encoding))
}

async function obey(order: VideoOrder): Promise<void> {
  try {
    await render(order)
    say({ type: 'done' })
  } catch (error) {
    const kind = error instanceof VideoError ? error.kind : 'failed'
    say({ type: 'failed', kind, message: String(error) })
  }
  process.disconnect()
}

try {
  setPriority(0, niceness)
} catch {
  // A sandbox that forbids it leaves all processes alike.
}
// Nobody waits for the video of a server that is gone.
process.once('disconnect', () => process.exit())
process.once('message', (order) => void obey(order as VideoOrder))
