import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

export type RunningProduct = {
  readonly url: string
  /** Where the letters lie that it would have sent. */
  readonly outbox: string
  readonly dataDir: string
  stop(): Promise<void>
}

/** Runs the product as `npm start` does, on a free port and a data folder that goes away afterwards. */
export async function runProduct(settings: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vireo-journey-'))
  const child = spawn('sh', [path.join(root, 'tools/run/start.sh')], {
    cwd: root,
    env: { ...process.env, VIREO_DATA: dataDir, VIREO_PORT: '0', VIREO_LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    ...(await addressesOf(child)),
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function addressesOf(child: ChildProcess): Promise<{ url: string; outbox: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString()
      const url = /ready at (http\S+)/.exec(output)?.[1]
      const outbox = /outbox: (http\S+)\n/.exec(output)?.[1]
      if (url && outbox) resolve({ url, outbox })
    })
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)))
  })
}
