import { Command } from 'commander'
import type { CommandLine } from '#cli/command-line.ts'
import { createOutput } from '#cli/output.ts'
import type { TestServer } from './test-server.ts'

/** Runs a command of whoever runs the instance, as a slice adds it; answers what it prints. */
export async function runCommand(
  server: TestServer,
  add: (line: CommandLine) => void,
  ...args: readonly string[]
): Promise<string> {
  let said = ''
  const program = new Command().exitOverride()
  add({
    program,
    group: (name) => program.command(name),
    run: (work) =>
      work(
        server.product,
        createOutput(false, (text) => (said += text)),
      ),
  })
  await program.parseAsync(args, { from: 'user' })
  return said
}
