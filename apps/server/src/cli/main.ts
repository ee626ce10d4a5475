import { Command } from 'commander'
import { EmbeddedPostgresError } from '@vireo/embedded-postgres'
import { BackupError } from '../backup/index.ts'
import { ConfigError, readConfig } from '../config.ts'
import { AppError } from '../kernel/errors.ts'
import { ModelError } from '../models/index.ts'
import { addAnnounceCommand } from './commands/announce-command.ts'
import { addAuditCommands } from './commands/audit-commands.ts'
import { addBackupCommands } from './commands/backup-commands.ts'
import { CommandError } from './command-error.ts'
import type { CommandWork } from './command-work.ts'
import { addDoctorCommand } from './commands/doctor-command.ts'
import { addBillingCommands } from './commands/billing-commands.ts'
import { addFeedbackCommands } from './commands/feedback-commands.ts'
import { addModelsCommands } from './commands/models-commands.ts'
import { openInstance } from './open-instance.ts'
import { addOutboxCommand } from './commands/outbox-command.ts'
import { createOutput, type Output } from './output.ts'
import { addPromoCommands } from './commands/promo-commands.ts'
import { addSafetyCommands } from './commands/safety-commands.ts'
import { addSecurityCommands } from './commands/security-commands.ts'
import { addUserCommands } from './commands/user-commands.ts'
import { addWorkspaceCommands } from './commands/workspace-commands.ts'

const program = new Command('vireo')
  .description('The operator’s command line of this Vireo instance.')
  .option('--json', 'answer with one JSON object')

const output = (): Output =>
  createOutput(program.opts<{ json?: boolean }>().json ?? false, (text) => process.stdout.write(text))

const run: CommandWork = async (work) => {
  const instance = await openInstance(readConfig(process.env))
  try {
    await work(instance, output())
  } finally {
    await instance.close()
  }
}

const user = addUserCommands(program, run)
addFeedbackCommands(program, run)
addSafetyCommands(program, user, run)
const workspace = addSecurityCommands(program, run)
addAuditCommands(program, run)
addBillingCommands(program, run)
addPromoCommands(program, run)
addWorkspaceCommands(workspace, run)
addOutboxCommand(program, run)
addAnnounceCommand(program, run)
addDoctorCommand(program, output)
addBackupCommands(program, run, output)
addModelsCommands(program, output)

program.parseAsync().catch((error: unknown) => {
  const expected = [CommandError, ConfigError, EmbeddedPostgresError, BackupError, ModelError, AppError].some(
    (kind) => error instanceof kind,
  )
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
