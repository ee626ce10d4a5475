import { Argument } from 'commander'
import { monthsLater } from '../lifecycle/index.ts'
import { advanceSandboxClock, sandboxTime } from '../sandbox/advance-clock.ts'
import { disputeSandboxSale } from '../sandbox/sales/dispute-sandbox-sale.ts'
import { setSandboxDown } from '../sandbox/set-sandbox-down.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { workspaceOf } from '#workspaces/places/index.ts'

type ClockOptions = { email: string; to?: string; days?: string; months?: string }
const dayMs = 24 * 60 * 60 * 1000

/** Adds the `billing` commands, by which the operator controls the provider of test money. */
export function addSandboxCommands({ group, run }: CommandLine): void {
  const billing = group('billing', 'who pays, and the provider of test money')
  billing
    .command('advance-clock')
    .description('put the billing clock of one workspace forward: renewals, retries and ends happen on the way')
    .requiredOption('--email <address>', 'whose workspace')
    .option('--to <time>', 'ISO 8601, like 2027-01-31T00:00:00Z')
    .option('--days <days>', 'so many days further')
    .option('--months <months>', 'so many calendar months further')
    .action((options: ClockOptions) =>
      run(async ({ systemContext }, output) => {
        if (!systemContext().ports.billing.find('sandbox'))
          throw new CommandError('This instance does not use the sandbox.')
        const workspaceId = await workspaceOf(systemContext(), options.email)
        const ctx = systemContext(workspaceId)
        const from = await sandboxTime(ctx, workspaceId)
        const to = targetOf(options, from)
        const { status } = await advanceSandboxClock(ctx, workspaceId, to)
        output.facts({ workspace_id: workspaceId, from: from.toISOString(), to: to.toISOString(), status })
      }),
    )
  billing
    .command('dispute')
    .description('play a bank that takes back what somebody paid for a work, or gives it up again')
    .argument('<sale>')
    .addArgument(new Argument('<switch>').choices(['open', 'won']))
    .action((sale: string, state: 'open' | 'won') =>
      run(async ({ systemContext }, output) => {
        if (!(await disputeSandboxSale(systemContext(), sale, state === 'open')))
          throw new CommandError('There is no such sale in the sandbox, or nothing to take back or to give up.')
        output.facts({ sale, dispute: state })
      }),
    )
  billing
    .command('sandbox')
    .description('play a provider that cannot be reached, or end that')
    .addArgument(new Argument('<switch>').choices(['down', 'up']))
    .action((state: 'down' | 'up') =>
      run(async ({ systemContext }, output) => {
        await setSandboxDown(systemContext(), state === 'down')
        output.facts({ sandbox: state })
      }),
    )
}

function targetOf({ to, days, months }: ClockOptions, from: Date): Date {
  if ([to, days, months].filter((option) => option !== undefined).length !== 1)
    throw new CommandError('Say how far, by one of --to, --days and --months.')
  const target =
    to !== undefined
      ? new Date(to)
      : days !== undefined
        ? new Date(from.getTime() + count(days) * dayMs)
        : monthsLater(from, count(months ?? ''))
  if (Number.isNaN(target.getTime())) throw new CommandError('The time is not ISO 8601, like 2027-01-31T00:00:00Z.')
  return target
}

function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandError('Days and months are whole numbers from 1 to 9999.')
  return Number(text)
}
