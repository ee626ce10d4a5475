import { Password } from '@vireo/contracts/identity'
import { Tier, tiers } from '@vireo/contracts/users'
import type { Command } from 'commander'
import { createUser } from '#identity/sign-in/index.ts'
import { giveTier } from '#billing'
import { appointAdmin, findUserByEmail } from '#users'
import { grantCredits } from '#usage'
import type { CommandWork } from '../command-work.ts'
import { CommandError } from '../command-error.ts'
import { addressOf } from '../address-of.ts'
import { readPassword } from '../read-password.ts'
import { workspaceOf } from '../workspace-of.ts'

type CreateOptions = {
  email: string
  password?: string
  passwordStdin?: boolean
  tier?: string
  admin?: boolean
  unverified?: boolean
}

/**
 * Adds `user`, by which the operator manages accounts, their plans and their credits. Answers the command, to which
 * others add theirs.
 */
export function addUserCommands(program: Command, run: CommandWork): Command {
  const user = program.command('user').description('accounts')
  addCreate(user, run)
  addMakeOperator(user, run)
  addSetTier(user, run)
  addGrant(program, run)
  return user
}

function addCreate(user: Command, run: CommandWork): void {
  user
    .command('create')
    .description('create an account with a workspace; prints an API key, once')
    .requiredOption('--email <address>')
    .option('--password <password>')
    .option('--password-stdin', 'read the password from standard input')
    .option('--tier <tier>', `plan of the workspace: ${tiers.join(', ')}`)
    .option('--admin', 'operates this instance; the first account does in any case')
    .option('--unverified', 'the address is still to be proven by a mail; otherwise you vouch for it')
    .action((options: CreateOptions) =>
      run(async ({ systemContext }, output) => {
        const email = addressOf(options.email)
        const password = checked(
          Password.safeParse(await readPassword(options, process.stdin)),
          'The password needs 8 to 128 characters.',
        )
        const tier = options.tier === undefined ? undefined : checkedTier(options.tier)
        const made = await createUser(systemContext(), {
          email,
          password,
          ...(tier && { tier }),
          admin: options.admin ?? false,
          isVerified: !options.unverified,
        })
        output.facts({
          user_id: made.userId,
          workspace_id: made.workspaceId,
          api_key: made.apiKey,
          verified: made.isVerified,
          operator: made.isOperator,
        })
      }),
    )
}

function addMakeOperator(user: Command, run: CommandWork): void {
  user
    .command('make-operator')
    .description('let an account operate this instance')
    .requiredOption('--email <address>', 'whose')
    .action((options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const found = await findUserByEmail(ctx, addressOf(options.email))
        if (!found) throw new CommandError(`Nobody here has the address ${options.email}.`)
        await appointAdmin(ctx, { userId: found.id })
        output.facts({ user_id: found.id, operator: true })
      }),
    )
}

function addSetTier(user: Command, run: CommandWork): void {
  user
    .command('set-tier')
    .description('move a workspace to another plan')
    .argument('<tier>')
    .requiredOption('--email <address>', 'whose workspace')
    .action((tier: string, options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await giveTier(systemContext(workspaceId), { workspaceId, tier: checkedTier(tier) })
        output.facts({ workspace_id: workspaceId, tier })
      }),
    )
}

function addGrant(program: Command, run: CommandWork): void {
  program
    .command('credits')
    .description('credits')
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

function checkedTier(tier: string): Tier {
  return checked(Tier.safeParse(tier), `There is no plan called ${tier}. There are: ${tiers.join(', ')}.`)
}

function checked<T>(parsed: { success: true; data: T } | { success: false }, message: string): T {
  if (!parsed.success) throw new CommandError(message)
  return parsed.data
}
