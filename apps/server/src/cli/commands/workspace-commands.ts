import { Tier, tiers } from '@vireo/contracts/users'
import { type Command, Option } from 'commander'
import { giveTier, setTerms, type Terms } from '#billing'
import { grantCredits } from '#usage'
import { CommandError } from '../command-error.ts'
import type { CommandWork } from '../command-work.ts'
import { workspaceOf } from '../workspace-of.ts'

type TermOptions = { email: string; seats?: string; voiceSlots?: string; extension?: 'on' | 'off' }

/**
 * Adds the commands by which the operator gives workspaces what nobody pays for: trials, grants, enterprise agreements.
 */
export function addWorkspaceCommands(workspace: Command, run: CommandWork): void {
  workspace
    .command('set-tier')
    .description('give a workspace a plan until it buys one: a trial, a grant, enterprise; free takes it back')
    .argument('<tier>')
    .requiredOption('--email <address>', 'whose workspace')
    .action((text: string, options: { email: string }) =>
      run(async ({ systemContext }, output) => {
        const tier = Tier.safeParse(text)
        if (!tier.success) throw new CommandError(`There is no plan called ${text}. There are: ${tiers.join(', ')}.`)
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await giveTier(systemContext(workspaceId), { workspaceId, tier: tier.data })
        output.facts({ workspace_id: workspaceId, tier: tier.data })
      }),
    )
  workspace
    .command('grant')
    .description('give a workspace credits beyond its plan')
    .argument('<credits>')
    .requiredOption('--email <address>', 'whose workspace')
    .option('--reason <text>', 'kept in the ledger', 'granted by the operator')
    .action((text: string, options: { email: string; reason: string }) =>
      run(async ({ systemContext }, output) => {
        const credits = whole(text, 1, 'Credits are a whole number above 0.')
        const workspaceId = await workspaceOf(systemContext(), options.email)
        await grantCredits(systemContext(workspaceId), { workspaceId, credits, reason: options.reason })
        output.facts({ workspace_id: workspaceId, granted: credits })
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
