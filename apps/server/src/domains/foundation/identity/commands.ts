import { Password } from '@vireo/contracts/identity'
import { Tier, tiers } from '@vireo/contracts/users'
import { requestSupportAccess } from './support-access/index.ts'
import { createUser } from './sign-in/index.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { CommandError } from '#cli/command-error.ts'
import { addressOf } from '#cli/address-of.ts'
import { readPassword } from './passwords/read-password.ts'

type SupportOptions = { email: string; member: string; reason: string }
type CreateOptions = {
  email: string
  password?: string
  passwordStdin?: boolean
  tier?: string
  admin?: boolean
  unverified?: boolean
}

/** Adds `user create` and `support request`. */
export function identityCommands(cli: CommandLine): void {
  addCreate(cli)
  addSupport(cli)
}

function addCreate({ group, run }: CommandLine): void {
  group('user', 'accounts')
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

function addSupport({ group, run }: CommandLine): void {
  group('support', 'looking into an account with its owner’s leave')
    .command('request')
    .description('ask somebody by mail whether a member of the support team may look into their account')
    .requiredOption('--email <address>', 'whose account')
    .requiredOption('--member <address>', 'who wants to look; in a domain of VIREO_STAFF_DOMAINS')
    .requiredOption('--reason <text>', 'what the owner is told')
    .action((options: SupportOptions) =>
      run(async ({ systemContext }, output) => {
        const email = addressOf(options.email)
        const supportMember = addressOf(options.member)
        await requestSupportAccess(systemContext(), { email, supportMember, reason: options.reason })
        output.facts({ asked: email, member: supportMember })
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
