import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { voiceOn } from './first-byte.ts'
import { speak } from './http-client.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const run = promisify(execFile)
const rounds = 15

/**
 * Compares with what one would build in an afternoon: a native engine piped into FFmpeg, two processes for each
 * request.
 */
export async function compareWithNative(server: ServerUnderTest): Promise<Section | undefined> {
  const rows: Row[] = []
  if (!(await installed('ffmpeg'))) return undefined
  if (await installed('flite'))
    rows.push(
      await compare(server, 'slt', 'flite -voice slt', (text) => [
        'flite',
        '-voice',
        'slt',
        '-t',
        text,
        '-o',
        '/dev/stdout',
      ]),
    )
  if (await installed('espeak-ng'))
    rows.push(await compare(server, 'en-us', 'espeak-ng', (text) => ['espeak-ng', '-v', 'en-us', '--stdout', text]))
  if (rows.length === 0) return undefined
  return {
    title: 'Beside native engines piped into ffmpeg, one process pair a request: whole answer, 50 characters',
    rows,
    notes: ['For comparison; no limit is set.'],
  }
}

async function installed(program: string): Promise<boolean> {
  return run('which', [program]).then(
    () => true,
    () => false,
  )
}

async function compare(
  server: ServerUnderTest,
  base: string,
  name: string,
  command: (text: string) => string[],
): Promise<Row> {
  const product: number[] = []
  const native: number[] = []
  for (let round = 0; round < rounds; round++) {
    product.push((await speak(server, voiceOn(base).voiceId, uniqueText(50))).wholeMs)
    native.push(await piped(command(uniqueText(50))))
  }
  const ratio = median(product) / median(native)
  return {
    what: `Vireo, ${base}`,
    measured: rounded(median(product)),
    unit: 'ms',
    baseline: rounded(median(native)),
    baselineName: `${name} | ffmpeg`,
    relation: rounded(ratio, 2),
  }
}

function piped([program = '', ...args]: string[]): Promise<number> {
  const start = performance.now()
  const engine = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const encoder = spawn(
    'ffmpeg',
    ['-v', 'quiet', '-i', 'pipe:0', '-ar', '44100', '-b:a', '128k', '-f', 'mp3', 'pipe:1'],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  )
  engine.stdout.pipe(encoder.stdin)
  encoder.stdin.on('error', () => undefined)
  encoder.stdout.resume()
  return new Promise((resolve) => encoder.once('close', () => resolve(performance.now() - start)))
}
