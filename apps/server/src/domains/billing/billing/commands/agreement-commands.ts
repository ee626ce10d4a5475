import { Tier, tiers } from '@vireo/contracts/users'
import { Option } from 'commander'
import { giveTier } from '../agreed/give-tier.ts'
import { setTerms, type Terms } from '../agreed/set-terms.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'
import { workspaceOf } from '#workspaces/places/index.ts'

type TermOptions = { email: string; seats?: string; voiceSlots?: string; extension?: 'on' | 'off' }

/**
 * Adds the commands by which the operator gives workspaces what nobody pays for: trials, grants, enterprise agreements.
 */
export function addAgreementCommands({ group, run }: CommandLine): void {
  const workspace = group('workspace', 'workspaces')
  group('user', 'accounts')
    .command('set-tier')
    .description('move a workspace to another plan')
    .argument('<tier>')
    .requiredOption('--email <address>', 'whose workspace')
    .action((tier: string, options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await giveTier(systemContext(workspaceId), { workspaceId, tier: tierOf(tier) })
        output.facts({ workspace_id: workspaceId, tier })
      }),
    )
  workspace
    .command('set-tier')
    .description('give a workspace a plan until it buys one: a trial, a grant, enterprise; free takes it back')
    .argument('<tier>')
    .requiredOption('--email <address>', 'whose workspace')
    .action((text: string, options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const tier = tierOf(text)
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await giveTier(systemContext(workspaceId), { workspaceId, tier })
        output.facts({ workspace_id: workspaceId, tier })
      }),
    )
  workspace
    .command('set-terms')
    .description('agree on terms with one workspace; what is left out stays as it is')
    .requiredOption('--email <address>', 'whose workspace')
    .option('--seats <people>', 'how many may belong to it, for enterprise and trial; “plan” for what the plan says')
    .option('--voice-slots <voices>', 'professional voices beyond the plan')
    .addOption(new Option('--extension <switch>', 'whether overage may be used').choices(['on', 'off']))
    .action((options: TermOptions) =>
      run(async ({ systemContext }, output) => {
        const terms = termsOf(options)
        if (Object.keys(terms).length === 0) throw new CommandError('Say what is agreed, for example --seats 40.')
        const workspaceId = await workspaceOf(systemContext(), options.email)
        const held = await setTerms(systemContext(workspaceId), { workspaceId, terms })
        output.facts({
          workspace_id: workspaceId,
          seats: held.maxSeats ?? 'as the plan says',
          voice_slots: held.extraPvcSlots,
          extension: held.mayExtend,
        })
      }),
    )
}

function tierOf(text: string): Tier {
  const tier = Tier.safeParse(text)
  if (tier.success) return tier.data
  throw new CommandError(`There is no plan called ${text}. There are: ${tiers.join(', ')}.`)
}

function termsOf({ seats, voiceSlots, extension }: TermOptions): Terms {
  return {
    ...(seats === 'plan' && { maxSeats: null }),
    ...(seats !== undefined &&
      seats !== 'plan' && { maxSeats: whole(seats, 1, 'Seats are a whole number above 0, or “plan”.', 100_000) }),
    ...(voiceSlots !== undefined && {
      extraPvcSlots: whole(voiceSlots, 0, 'Voice slots are a whole number from 0 on.', 10_000),
    }),
    ...(extension !== undefined && { mayExtend: extension === 'on' }),
  }
}

function whole(text: string, least: number, otherwise: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < least || value > most)
    throw new CommandError(otherwise)
  return value
}
