import { type FrameWishes, MediaError, type MediaDescription } from '@vireo/engines'
import { decodeArguments, probeArguments, sourceArguments, transcodeArguments } from './ffmpeg-arguments.ts'
import { filmArguments, filmContainerFor, frameArguments } from './film-arguments.ts'
import type { FfmpegCore } from './ffmpeg-core.ts'
import type { MediaJob, MediaResult } from './media-job.ts'
import { readProbeReport } from './read-probe-report.ts'
import { catchWrites, mountSourceFile, mountTargetFile } from './sandbox-files.ts'

const sourcePath = '/source'
const targetPath = '/target'
const soundPath = '/sound'
const reportPath = '/report.json'
const measuringRateHz = 8000
const lostShareMax = 0.05

/** Samples of a decoded stream on their way out; may block until the reader has room. */
export type SendSamples = (samples: Float32Array) => void

/** Runs one job in a sandbox of its own and blocks the thread. Throws MediaError, or whatever ended the sandbox. */
export function runMediaJob(core: FfmpegCore, job: MediaJob, send: SendSamples): MediaResult {
  const run = new SandboxRun(core, job)
  try {
    const description = run.describe()
    switch (job.task.kind) {
      case 'probe':
        if (job.task.decodesMs !== undefined && description.audio) run.mustDecode(job.task.decodesMs)
        return { description, durationMs: description.durationMs }
      case 'decode':
        return { durationMs: run.decode(job.task.sampleRateHz, send) }
      case 'watch':
        return { durationMs: run.watch(job.task.frames, description, send) }
      case 'transcode':
        return run.transcode(job.task)
      case 'replace-sound':
        return run.replaceSound(job.task, description)
    }
  } finally {
    run.close()
  }
}

class SandboxRun {
  readonly #core: FfmpegCore
  readonly #job: MediaJob
  readonly #source: readonly string[]
  readonly #closers: { close(): void }[] = []
  #lastLines: string[] = []
  #producedMs = 0

  constructor(core: FfmpegCore, job: MediaJob) {
    this.#core = core
    this.#job = job
    this.#source = sourceArguments(sourcePath, job.sourceFormat)
    core.setLogger(({ message }) => (this.#lastLines = [...this.#lastLines.slice(-19), message]))
    core.setProgress(({ time }) => (this.#producedMs = Math.max(this.#producedMs, time / 1000)))
    if (job.source instanceof Uint8Array) core.FS.writeFile(sourcePath, job.source, { canOwn: true })
    else this.#closers.push(mountSourceFile(core, sourcePath, job.source.path))
  }

  close(): void {
    for (const closer of this.#closers) closer.close()
  }

  /** Throws for what is not media, has no sound where sound is wanted, or says that it is too long. */
  describe(): MediaDescription {
    // Its exit code is the same for success and failure; whether it wrote a full report is not.
    this.#core.ffprobe(...probeArguments(this.#source, reportPath))
    this.#core.reset()
    const found = this.#core.FS.analyzePath(reportPath).exists
    const report = found && readProbeReport(new TextDecoder().decode(this.#core.FS.readFile(reportPath)))
    if (!report) throw this.#unreadable()
    const isHeard = this.#job.task.kind !== 'probe' && this.#job.task.kind !== 'watch'
    if (isHeard && !report.audio) {
      throw new MediaError('unsupported', 'There is no sound in this file.')
    }
    const durationMs = report.durationMs ?? (report.audio ? this.#measure() : 0)
    this.#mustFit(durationMs)
    return { ...report, durationMs }
  }

  decode(sampleRateHz: number, send: SendSamples): number {
    let bytes = 0
    const collect = collectSamples(send)
    catchWrites(this.#core, targetPath, (written) => {
      bytes += written.length
      collect.add(written)
    })
    this.#exec(decodeArguments(this.#source, { sampleRateHz, channels: 1, ...this.#limit() }, targetPath))
    collect.flush()
    return this.#finished((bytes / 4 / sampleRateHz) * 1000)
  }

  watch(frames: FrameWishes, said: MediaDescription, send: SendSamples): number {
    if (!said.video) throw new MediaError('unsupported', 'There is no picture in this file.')
    const frameBytes = frames.width * frames.height * 4
    let bytes = 0
    const collect = collectSamples(send)
    catchWrites(this.#core, targetPath, (written) => {
      bytes += written.length
      collect.add(written)
    })
    this.#exec(frameArguments(this.#source, frames, this.#job.maxDurationMs, targetPath))
    collect.flush()
    return this.#finished((Math.floor(bytes / frameBytes) / frames.framesPerSecond) * 1000, 'picture')
  }

  transcode(task: Extract<MediaJob['task'], { kind: 'transcode' }>): MediaResult {
    if (task.path !== undefined) this.#closers.push(mountTargetFile(this.#core, targetPath, task.path))
    const track = { channels: task.channels, isAlongPicture: task.isAlongPicture, ...this.#limit() }
    this.#exec(transcodeArguments(this.#source, task.format, track, targetPath))
    const durationMs = this.#finished(this.#producedMs)
    return task.path === undefined ? { durationMs, bytes: this.#core.FS.readFile(targetPath) } : { durationMs }
  }

  replaceSound(task: Extract<MediaJob['task'], { kind: 'replace-sound' }>, said: MediaDescription): MediaResult {
    const { video } = said
    if (!video) throw new MediaError('unsupported', 'There is no picture in this file.')
    this.#closers.push(mountSourceFile(this.#core, soundPath, task.sound))
    this.#closers.push(mountTargetFile(this.#core, targetPath, task.path))
    const container = filmContainerFor(video.codec)
    this.#exec(filmArguments(this.#source, sourceArguments(soundPath), container, targetPath))
    // Where memory runs out, FFmpeg may end early and say nothing.
    if (this.#producedMs < said.durationMs * (1 - lostShareMax)) throw this.#unreadable()
    return { durationMs: this.#finished(this.#producedMs), container }
  }

  /** Decodes the beginning, and throws where no sound comes out of it. */
  mustDecode(maxDurationMs: number): void {
    if (this.#measure({ maxDurationMs }) === 0)
      throw new MediaError('unreadable', 'No sound could be read from this file.')
  }

  #measure(limit = this.#limit()): number {
    let bytes = 0
    catchWrites(this.#core, targetPath, (written) => (bytes += written.length))
    this.#exec(decodeArguments(this.#source, { sampleRateHz: measuringRateHz, channels: 1, ...limit }, targetPath))
    return (bytes / 4 / measuringRateHz) * 1000
  }

  #limit(): { maxDurationMs?: number } {
    return this.#job.maxDurationMs === undefined ? {} : { maxDurationMs: this.#job.maxDurationMs }
  }

  #exec(args: string[]): void {
    const code = this.#core.exec(...args)
    this.#core.reset()
    if (code !== 0) throw this.#unreadable()
  }

  #finished(durationMs: number, what: 'sound' | 'picture' = 'sound'): number {
    if (durationMs <= 0) throw new MediaError('unreadable', `No ${what} could be read from this file.`)
    this.#mustFit(durationMs)
    return durationMs
  }

  #mustFit(durationMs: number): void {
    const { maxDurationMs } = this.#job
    if (maxDurationMs === undefined || durationMs <= maxDurationMs) return
    throw new MediaError(
      'too_long',
      `This file is longer than the ${Math.floor(maxDurationMs / 1000)} seconds allowed.`,
    )
  }

  #unreadable(): MediaError {
    const cause = this.#lastLines.join('\n')
    if (/not on whitelist|Decoder .*not found|Unknown decoder|No decoder/i.test(cause)) {
      return new MediaError('unsupported', 'This kind of file is not supported.', { cause })
    }
    return new MediaError('unreadable', 'This file could not be read as audio or video.', { cause })
  }
}

const chunkSamples = 32_768

/** Gathers bytes, cut anywhere, into chunks worth sending to another thread. */
function collectSamples(send: SendSamples): { add(bytes: Uint8Array): void; flush(): void } {
  let chunk = new Uint8Array(chunkSamples * 4)
  let filled = 0

  function flush(): void {
    const whole = filled - (filled % 4)
    if (whole > 0) send(new Float32Array(chunk.buffer, 0, whole / 4))
    chunk = new Uint8Array(chunkSamples * 4)
    filled = 0
  }

  return {
    add(bytes) {
      for (let at = 0; at < bytes.length;) {
        const part = bytes.subarray(at, at + chunk.length - filled)
        chunk.set(part, filled)
        filled += part.length
        at += part.length
        if (filled === chunk.length) flush()
      }
    },
    flush,
  }
}
