import type { Command } from 'commander'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { workspaceOf } from '#workspaces/places/index.ts'
import { grantCredits } from './grant-credits.ts'

/** Adds `credits grant`, which `workspace grant` is too. */
export function usageCommands(cli: CommandLine): void {
  addGrant(cli.group('credits', 'credits'), cli)
  addGrant(cli.group('workspace', 'workspaces'), cli)
}

function addGrant(group: Command, { run }: CommandLine): void {
  group
    .command('grant')
    .description('give a workspace credits beyond its plan')
    .argument('<credits>')
    .requiredOption('--email <address>', 'whose workspace')
    .option('--reason <text>', 'kept in the ledger', 'granted by the operator')
    .action((credits: string, options: { email: string; reason: string }) =>
      run(async ({ systemContext }, output) => {
        const amount = Number(credits)
        if (!Number.isSafeInteger(amount) || amount <= 0) throw new CommandError('Credits are a whole number above 0.')
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await grantCredits(systemContext(workspaceId), { workspaceId, credits: amount, reason: options.reason })
        output.facts({ workspace_id: workspaceId, granted: amount })
      }),
    )
}
