import { type Command, Option } from 'commander'
import { requestSupportAccess } from '#identity/support-access/index.ts'
import {
  inactivityTimeoutSecondsMin,
  setAlphaAccess,
  type SetSecurityRules,
  setSecurityRules,
} from '#workspaces/settings/index.ts'
import { addressOf } from '../address-of.ts'
import { CommandError } from '../command-error.ts'
import type { CommandWork } from '../command-work.ts'
import { workspaceOf } from '../workspace-of.ts'

type RuleOptions = { email: string; inactivityTimeout?: string; requireMfa?: 'on' | 'off' }
type SupportOptions = { email: string; member: string; reason: string }

/**
 * Adds `workspace`, with what a workspace asks of its people and a request for support access. Answers the command, to
 * which others add theirs.
 */
export function addSecurityCommands(program: Command, run: CommandWork): Command {
  const workspace = program.command('workspace').description('workspaces')
  workspace
    .command('set-alpha-access')
    .description('decide whether a workspace sees what is not finished')
    .argument('<switch>', 'on or off')
    .requiredOption('--email <address>', 'whose workspace')
    .action((choice: string, options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        if (choice !== 'on' && choice !== 'off') throw new CommandError('Say on or off.')
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await setAlphaAccess(systemContext(workspaceId), { workspaceId, hasAccess: choice === 'on' })
        output.facts({ workspace_id: workspaceId, alpha_access: choice === 'on' })
      }),
    )
  workspace
    .command('set-security')
    .description('decide what a workspace asks of whoever acts in it; what is left out stays as it is')
    .requiredOption('--email <address>', 'whose workspace')
    .option('--inactivity-timeout <seconds>', 'sessions end after so long without anybody at the screen; off for never')
    .addOption(new Option('--require-mfa <switch>', 'nobody gets in without a second factor').choices(['on', 'off']))
    .action((options: RuleOptions) =>
      run(async ({ systemContext }, output) => {
        const workspaceId = await workspaceOf(systemContext(), options.email)
        const rules = rulesOf(options)
        if (Object.keys(rules).length === 0)
          throw new CommandError('Say what is to change, for example --require-mfa on.')
        await setSecurityRules(systemContext(workspaceId), { workspaceId, ...rules })
        output.facts({ workspace_id: workspaceId, changed: true })
      }),
    )
  program
    .command('support')
    .description('looking into an account with its owner’s leave')
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
  return workspace
}

function rulesOf({ inactivityTimeout, requireMfa }: RuleOptions): Omit<SetSecurityRules, 'workspaceId'> {
  return {
    ...(inactivityTimeout !== undefined && { inactivityTimeoutSeconds: secondsOf(inactivityTimeout) }),
    ...(requireMfa !== undefined && { requiresSecondFactor: requireMfa === 'on' }),
  }
}

function secondsOf(text: string): number | null {
  if (text === 'off') return null
  const seconds = Number(text)
  if (Number.isSafeInteger(seconds) && seconds >= inactivityTimeoutSecondsMin) return seconds
  throw new CommandError(`The timeout is a whole number of seconds from ${inactivityTimeoutSecondsMin} on, or off.`)
}
