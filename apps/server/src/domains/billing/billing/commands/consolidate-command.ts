import { consolidateBilling } from '../consolidated/consolidate-billing.ts'
import { endConsolidation } from '../consolidated/end-consolidation.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { workspaceOf } from '#workspaces/places/index.ts'

type Options = { email?: string; workspace?: string; charge?: string; adminsMayBuy?: true; end?: true }

/** Adds the commands for agreements by which one workspace pays for another. */
export function addConsolidate({ group, run }: CommandLine): void {
  group('billing', 'who pays, and the provider of test money')
    .command('consolidate')
    .description('charge the plans of one workspace to another one, or end that')
    .option('--email <address>', 'whose own workspace is paid for')
    .option('--workspace <id>', 'which workspace is paid for, by its id')
    .option('--charge <id>', 'the workspace that pays: it has a plan of its own, paid by card')
    .option('--admins-may-buy', 'admins of the workspace that is paid for may take plans; else only those of both')
    .option('--end', 'renew nothing any more; what is paid lasts until its period ends')
    .action((options: Options) =>
      run(async ({ systemContext }, output) => {
        const { email, workspace, charge, adminsMayBuy, end } = options
        if ((email === undefined) === (workspace === undefined))
          throw new CommandError('Say which workspace is paid for, by --email or --workspace.')
        if ((charge === undefined) === (end === undefined))
          throw new CommandError('Say which workspace pays with --charge, or that the agreement is over with --end.')
        const workspaceId = workspace ?? (await workspaceOf(systemContext(), email ?? ''))
        const ctx = systemContext(workspaceId)
        if (charge === undefined) {
          const { until } = await endConsolidation(ctx, workspaceId)
          return output.facts({ workspace_id: workspaceId, ends_at: until?.toISOString() ?? 'now' })
        }
        const wanted = { workspaceId, chargeWorkspaceId: charge, adminsMayBuy: adminsMayBuy ?? false }
        await consolidateBilling(ctx, wanted)
        output.facts({ workspace_id: workspaceId, charge_workspace_id: charge })
      }),
    )
}
