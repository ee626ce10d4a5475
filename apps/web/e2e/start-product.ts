import { type ChildProcess, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** Starts the product as `npm start` does, on a free port and a data folder that goes away afterwards. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vireo-journey-'))
  const dnsPort = await freeUdpPort()
  process.env['VIREO_TEST_DNS_PORT'] = String(dnsPort)
  const child = spawn('sh', [path.join(root, 'tools/run/start.sh')], {
    cwd: root,
    env: {
      ...process.env,
      VIREO_DATA: dataDir,
      VIREO_PORT: '0',
      VIREO_LOG_LEVEL: 'warn',
      VIREO_OUTBOUND_HOSTS: '127.0.0.1',
      VIREO_DNS_SERVERS: `127.0.0.1:${dnsPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env['VIREO_TEST_DATA'] = dataDir
  const { url, outbox } = await addressesOf(child)
  process.env['VIREO_TEST_URL'] = url
  process.env['VIREO_TEST_OUTBOX'] = outbox
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
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

/** Finds a port where a journey's own name server may listen. */
async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return port
}
