import { ImpactTier, impactTiers } from '@vireo/contracts/impact-program'
import { Option } from 'commander'
import type { CommandLine } from '#cli/command-line.ts'
import { decide } from './decide.ts'
import { pageOfApplications, presentApplication, presentApplications } from './list-applications.ts'

const listMax = 100

type ListOptions = { readonly decided?: boolean; readonly after?: string }
type DecideOptions = { readonly tier?: string; readonly note: string }

/** Adds the `impact` commands, by which the operator decides about applications for the impact program. */
export function impactProgramCommands({ group, run }: CommandLine): void {
  const impact = group('impact', 'applications for the impact program')
  impact
    .command('list', { isDefault: true })
    .description('applications that nobody has decided about, the oldest first')
    .option('--decided', 'those that were decided about, the newest first')
    .option('--after <id>', 'go on behind the last one that was shown')
    .action(({ decided = false, after }: ListOptions) =>
      run(async ({ systemContext }, output) => {
        const state = decided ? 'decided' : 'open'
        const page = presentApplications(
          await pageOfApplications(systemContext(), { state, cursor: after, limit: listMax }),
        )
        const lines = page.applications.flatMap((one) => [
          `${one.application_id}  ${one.state}${one.tier === null ? '' : `, ${one.tier}`}${one.state === 'approved' && one.given_at_unix === null ? ', waits for a proven address' : ''}`,
          `  ${JSON.stringify(one.organization)}, ${JSON.stringify(one.country)}, ${one.website}`,
          `  ${JSON.stringify(one.contact_name)} <${one.email}>`,
          `  is there for: ${JSON.stringify(one.mission)}`,
          `  would use it for: ${JSON.stringify(one.planned_use)}`,
        ])
        if (page.next_cursor !== null) lines.push(`More: --after ${page.next_cursor}`)
        output.answer(page, lines.length > 0 ? lines.join('\n') : 'No application waits for you.')
      }),
    )
  const deciding = (decision: 'approve' | 'decline' | 'end', description: string) =>
    impact
      .command(decision)
      .description(description)
      .argument('<id>')
      .option('--note <text>', 'what the applicant reads beside it', '')
      .action((id: string, { tier, note }: DecideOptions) =>
        run(async ({ systemContext }, output) => {
          const grant = ImpactTier.parse(tier ?? impactTiers[0])
          const decided = presentApplication(await decide(systemContext(), { id, decision, tier: grant, note }))
          output.facts({
            application_id: decided.application_id,
            state: decided.state,
            workspace_id: decided.workspace_id ?? 'none yet',
          })
        }),
      )
  deciding('approve', 'approve an application, give its grant, and mail the applicant').addOption(
    new Option('--tier <tier>', 'which grant').choices([...impactTiers]).default(impactTiers[0]),
  )
  deciding('decline', 'decline an application, and mail the applicant')
  deciding('end', 'end a grant, and mail whose it was')
}
