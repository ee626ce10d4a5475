import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const root = path.resolve(import.meta.dirname, '../../..')

/** A model of one voice, Emrys, that somebody publishes for a journey. */
export type PublishedVoice = {
  /** The file of the catalogue that offers it. */
  readonly catalogue: string
  /** Why this machine could not run it. */
  readonly whyMissing?: string
  /** Lets the second half of it come, which waits for that. */
  goOn(): Promise<void>
  stop(): Promise<void>
}

/** Publishes a voice in a process of its own, and writes the catalogue that offers it. */
export async function publishVoice(): Promise<PublishedVoice> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vireo-publisher-'))
  const catalogue = path.join(folder, 'catalogue.json')
  const program = path.join(root, 'tools/test/publish-voice.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, catalogue], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { address, whyMissing } = await firstWordOf(child.stdout)
  return {
    catalogue,
    ...(whyMissing !== undefined && { whyMissing }),
    async goOn() {
      await fetch(`${address}/go-on`)
    },
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function firstWordOf(output: Readable): Promise<{ address: string; whyMissing?: string }> {
  for await (const line of createInterface({ input: output })) return JSON.parse(line)
  throw new Error('the publisher ended without a word')
}
