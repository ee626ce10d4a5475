import { Argument } from 'commander'
import { addressOf } from '#cli/address-of.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { appointAdmin } from './operators/appoint-admin.ts'
import { setProbation } from './operators/set-probation.ts'
import { findUserByEmail } from './user-store.ts'

type Switch = 'on' | 'off'
const onOff = ['on', 'off'] as const

/** Adds the `user` commands by which the operator decides who operates the instance and whom it trusts. */
export function usersCommands({ group, run }: CommandLine): void {
  const user = group('user', 'accounts')
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
  user
    .command('set-probation')
    .description('put a person in probation, who then speaks with verified voices only, or end it')
    .addArgument(new Argument('<switch>').choices(onOff))
    .requiredOption('--email <address>', 'whom')
    .action((state: Switch, options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const found = await findUserByEmail(ctx, addressOf(options.email))
        if (!found) throw new CommandError(`Nobody here has the address ${options.email}.`)
        await setProbation(ctx, { userId: found.id, isInProbation: state === 'on' })
        output.facts({ user_id: found.id, probation: state === 'on' })
      }),
    )
}
