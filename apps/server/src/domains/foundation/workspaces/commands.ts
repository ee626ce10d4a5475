import { Option } from 'commander'
import {
  inactivityTimeoutSecondsMin,
  setAlphaAccess,
  type SetSecurityRules,
  setSecurityRules,
} from './settings/index.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { workspaceOf } from './places/index.ts'

type RuleOptions = { email: string; inactivityTimeout?: string; requireMfa?: 'on' | 'off' }

/** Adds the `workspace` commands for what a workspace asks of its people. */
export function workspacesCommands({ group, run }: CommandLine): void {
  const workspace = group('workspace', 'workspaces')
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
