import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { videoFrameRate, VideoError } from '@vireo/engines'
import { loadFfmpeg } from '../ffmpeg-core.ts'
import { mountSourceFile } from '../sandbox-files.ts'
import type { Planes } from './picture/planes.ts'

/** Frames in their order, and what is heard with them. */
export type Encoding = {
  readonly width: number
  readonly height: number
  readonly frames: number
  frame(index: number): Planes
  /** A WAV file of ours, and where the video goes. */
  readonly sound: string
  readonly target: string
}

/** Measured at 1080×1920, see decision 0346. */
const memoryLimitBytes = 640 * 1024 * 1024

function argumentsFor(
  { width, height, frames }: Encoding,
  at: { frames: string; sound: string; target: string },
): string[] {
  const raw = `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${videoFrameRate}`.split(' ')
  const picture = '-c:v libx264 -preset ultrafast -crf 23 -g 60 -pix_fmt yuv420p -threads 1'.split(' ')
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')
  const track = '-c:a aac -b:a 128k -movflags +faststart -map_metadata -1 -f mp4'.split(' ')
  const inputs = [...raw, '-i', at.frames, '-i', at.sound, '-map', '0:v', '-map', '1:a']
  const output = ['-frames:v', `${frames}`, ...picture, ...colours, ...track, at.target]
  return ['-hide_banner', '-nostdin', '-y', ...inputs, ...output]
}

/** Encodes with FFmpeg as WebAssembly, which asks for each frame when it needs it. Blocks the thread. */
export async function encodeInSandbox(encoding: Encoding): Promise<void> {
  const core = await (await loadFfmpeg(memoryLimitBytes))()
  const lastLines: string[] = []
  core.setLogger(({ message }) => {
    lastLines.push(message)
    if (lastLines.length > 20) lastLines.shift()
  })
  const sound = mountSourceFile(core, '/sound.wav', encoding.sound)
  const frameBytes = (encoding.width * encoding.height * 3) / 2
  core.FS.writeFile('/frames', new Uint8Array(0))
  const { node } = core.FS.lookupPath('/frames')
  node.usedBytes = frameBytes * encoding.frames
  let index = -1
  let frame: Uint8Array = new Uint8Array(0)
  node.stream_ops = {
    ...node.stream_ops,
    read: (_stream, buffer, offset, length, position) => {
      const wanted = Math.floor(position / frameBytes)
      if (wanted >= encoding.frames) return 0
      if (wanted !== index) [index, frame] = [wanted, encoding.frame(wanted).bytes]
      const from = position - wanted * frameBytes
      const given = frame.subarray(from, Math.min(frameBytes, from + length))
      buffer.set(given, offset)
      return given.length
    },
  }
  try {
    const code = core.exec(...argumentsFor(encoding, { frames: '/frames', sound: '/sound.wav', target: '/video.mp4' }))
    if (code !== 0) throw new VideoError('failed', lastLines.slice(-5).join('\n'))
    writeFileSync(encoding.target, core.FS.readFile('/video.mp4'))
  } finally {
    sound.close()
  }
}

/** Waits until a program takes more, or nothing any more. Nothing is left listening. */
async function takesMore(input: Writable): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const waiting = [once(input, 'drain', { signal }), once(input, 'close', { signal })]
  await Promise.race(waiting).catch(() => undefined)
  over.abort()
  await Promise.allSettled(waiting)
}

/** Encodes with a program of this machine. */
export async function encodeByProgram(program: string, encoding: Encoding): Promise<void> {
  const at = { frames: 'pipe:0', sound: encoding.sound, target: encoding.target }
  const child = spawn(program, argumentsFor(encoding, at), { stdio: ['pipe', 'ignore', 'pipe'], env: {} })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-600)))
  const ended = once(child, 'close')
  ended.catch(() => undefined)
  // It tells by its exit code why it takes no more.
  child.stdin.on('error', () => undefined)
  for (let index = 0; index < encoding.frames && child.exitCode === null && !child.stdin.destroyed; index++)
    if (!child.stdin.write(Uint8Array.from(encoding.frame(index).bytes))) await takesMore(child.stdin)
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new VideoError('failed', `${program} ended with ${code}: ${said}`)
}
