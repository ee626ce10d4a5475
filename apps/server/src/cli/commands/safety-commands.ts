import { SafetyControl, SharingStatus } from '@vireo/contracts/voices'
import { Argument, type Command, Option } from 'commander'
import { findUserByEmail, setProbation } from '#users'
import { type SafetyChange, setSafety } from '#voices/safety/index.ts'
import { addressOf } from '../address-of.ts'
import { CommandError } from '../command-error.ts'
import type { CommandWork } from '../command-work.ts'
import { addLibraryCommands } from './library-commands.ts'
import { addDocumentsCommands } from './documents-commands.ts'

type Switch = 'on' | 'off'
type SafetyOptions = {
  control?: SafetyControl
  sharing?: SharingStatus
  liveModeration?: Switch
  requiresVerification?: Switch
  verified?: Switch
}

/** Adds the commands by which the operator decides about voices and about people who may not be trusted yet. */
export function addSafetyCommands(program: Command, user: Command, run: CommandWork): void {
  const choice = (flags: string, does: string, choices: readonly string[]) => new Option(flags, does).choices(choices)
  const onOff = ['on', 'off'] as const
  const voice = program.command('voice').description('voices')
  addLibraryCommands(voice, run)
  addDocumentsCommands(voice, run)
  voice
    .command('set-safety')
    .description('decide what holds for a voice on this instance; what is left out stays as it is')
    .argument('<voice_id>')
    .addOption(choice('--control <control>', 'who may speak with it', SafetyControl.options))
    .addOption(choice('--sharing <status>', 'whether it is still shared', SharingStatus.options))
    .addOption(choice('--live-moderation <switch>', 'its texts are judged before they are spoken', onOff))
    .addOption(choice('--requires-verification <switch>', 'it speaks only once it is verified', onOff))
    .addOption(choice('--verified <switch>', 'whether it is verified', onOff))
    .action((voiceId: string, options: SafetyOptions) =>
      run(async ({ systemContext }, output) => {
        const change = changeOf(options)
        if (Object.keys(change).length === 0)
          throw new CommandError('Say what is to change, for example --control BAN.')
        const safety = await setSafety(systemContext(), { voiceId, ...change })
        output.facts({
          voice_id: voiceId,
          control: safety.control,
          sharing: safety.sharingStatus,
          live_moderation: safety.liveModeration,
          requires_verification: safety.requiresVerification,
          verified: safety.isVerified,
        })
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

function changeOf(options: SafetyOptions): Omit<SafetyChange, 'voiceId'> {
  const { control, sharing, liveModeration, requiresVerification, verified } = options
  return {
    ...(control && { control }),
    ...(sharing && { sharingStatus: sharing }),
    ...(liveModeration && { liveModeration: liveModeration === 'on' }),
    ...(requiresVerification && { requiresVerification: requiresVerification === 'on' }),
    ...(verified && { isVerified: verified === 'on' }),
  }
}
