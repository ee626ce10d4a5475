import { Command } from 'commander'
import { EmbeddedPostgresError } from '@vireo/embedded-postgres'
import { BackupError } from '../backup/index.ts'
import { ConfigError, readConfig } from '../config.ts'
import { commandsOfSlices } from '../domains/commands.ts'
import { AppError } from '../kernel/errors.ts'
import { ModelError } from '../models/index.ts'
import { addBackupCommands } from './commands/backup-commands.ts'
import { CommandError } from './command-error.ts'
import type { CommandLine, CommandWork } from './command-line.ts'
import { addDoctorCommand } from './commands/doctor-command.ts'
import { addModelsCommands } from './commands/models-commands.ts'
import { type Instance, openInstance } from './open-instance.ts'
import { createOutput, type Output } from './output.ts'

const program = new Command('vireo')
  .description('The operator’s command line of this Vireo instance.')
  .option('--json', 'answer with one JSON object')

const output = (): Output =>
  createOutput(program.opts<{ json?: boolean }>().json ?? false, (text) => process.stdout.write(text))

const run: CommandWork<Instance> = async (work) => {
  const instance = await openInstance(readConfig(process.env))
  try {
    await work(instance, output())
  } finally {
    await instance.close()
  }
}

const group: CommandLine['group'] = (name, description) =>
  program.commands.find((command) => command.name() === name) ?? program.command(name).description(description)

for (const addCommands of commandsOfSlices) addCommands({ program, group, run })
addDoctorCommand(program, output)
addBackupCommands(program, run, output)
addModelsCommands(program, output)

// Whoever imports this waits until the command is over.
await program.parseAsync().catch((error: unknown) => {
  const expected = [CommandError, ConfigError, EmbeddedPostgresError, BackupError, ModelError, AppError].some(
    (kind) => error instanceof kind,
  )
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
