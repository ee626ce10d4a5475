import { spawn } from 'node:child_process'

export type CommandResult = { readonly exitCode: number; readonly output: string }

/** Runs a Node script to its end and keeps what it wrote, both streams in the order they came. */
export function runNode(script: string, args: readonly string[], cwd: string): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output: output.trim() }))
  })
}

/** Runs a Node script to its end and shows what it writes while it runs. Resolves with its exit code. */
export function showNode(
  script: string,
  args: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: 'inherit', env: environment })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
