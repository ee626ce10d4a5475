import { loadFfmpeg, type FfmpegCore } from './ffmpeg-core.ts'

let sandboxes: Promise<() => Promise<FfmpegCore>> | undefined

/** Runs FFmpeg in this thread, outside the toolkit, and gives its log: a second opinion, and a maker of files. */
export async function runFfmpeg(
  inputs: Readonly<Record<string, Uint8Array>>,
  args: readonly string[],
): Promise<{ readonly log: readonly string[]; read(path: string): Uint8Array }> {
  const core = await (await (sandboxes ??= loadFfmpeg(1024 ** 3)))()
  const log: string[] = []
  core.setLogger(({ message }) => log.push(message))
  for (const [path, bytes] of Object.entries(inputs)) core.FS.writeFile(path, bytes.slice(), { canOwn: true })
  const code = core.exec('-hide_banner', ...args)
  if (code !== 0) throw new Error(log.slice(-5).join('\n'))
  return { log, read: (path) => core.FS.readFile(path).slice() }
}

/** One file out of some arguments; its name decides the container. */
export async function makeMedia(
  name: string,
  args: readonly string[],
  inputs: Readonly<Record<string, Uint8Array>> = {},
): Promise<Uint8Array> {
  return (await runFfmpeg(inputs, [...args, name])).read(name)
}
