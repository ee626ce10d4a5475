import type { VoiceId } from '@vireo/contracts/kit'
import { SafetyControl, SharingStatus } from '@vireo/contracts/voices'
import { Option } from 'commander'
import { type SafetyChange, setSafety } from '../safety/index.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'

type Switch = 'on' | 'off'
type SafetyOptions = {
  control?: SafetyControl
  sharing?: SharingStatus
  liveModeration?: Switch
  requiresVerification?: Switch
  verified?: Switch
}

/** Adds `voice set-safety`, by which the operator decides what holds for a voice. */
export function voicesCommands({ group, run }: CommandLine): void {
  const choice = (flags: string, does: string, choices: readonly string[]) => new Option(flags, does).choices(choices)
  const onOff = ['on', 'off'] as const
  group('voice', 'voices')
    .command('set-safety')
    .description('decide what holds for a voice on this instance; what is left out stays as it is')
    .argument('<voice_id>')
    .addOption(choice('--control <control>', 'who may speak with it', SafetyControl.options))
    .addOption(choice('--sharing <status>', 'whether it is still shared', SharingStatus.options))
    .addOption(choice('--live-moderation <switch>', 'its texts are judged before they are spoken', onOff))
    .addOption(choice('--requires-verification <switch>', 'it speaks only once it is verified', onOff))
    .addOption(choice('--verified <switch>', 'whether it is verified', onOff))
    .action((voiceId: VoiceId, options: SafetyOptions) =>
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
