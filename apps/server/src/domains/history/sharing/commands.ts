import type { ShareLinkId } from '@vireo/contracts/kit'
import type { CommandLine } from '#cli/command-line.ts'
import { pageReportCommands } from './page-reports/commands.ts'
import { type Decision, decideAboutLink } from './reports/decide.ts'
import { pageOfReported, presentReported } from './reports/list-reported.ts'

const listMax = 100

type ReportsOptions = { readonly decided?: boolean; readonly after?: string }

/** Adds the commands by which the operator decides about what was reported. */
export function sharingCommands(line: CommandLine): void {
  const { group, run } = line
  const share = group('share', 'public links to recordings, and what was reported about them')
  share
    .command('reports', { isDefault: true })
    .description('what people reported and nobody has decided about, the oldest first')
    .option('--decided', 'what was decided about, the newest first')
    .option('--after <share_case_id>', 'go on behind the last one that was shown')
    .action(({ decided = false, after }: ReportsOptions) =>
      run(async ({ systemContext }, output) => {
        const state = decided ? 'decided' : 'open'
        const page = presentReported(await pageOfReported(systemContext(), { state, cursor: after, limit: listMax }))
        const lines = page.recordings.flatMap((one) => [
          `${one.share_link_id}  ${one.state}, ${one.report_count} × reported since ${new Date(one.opened_at_unix * 1000).toISOString()}`,
          ...(one.share_link === null ? [] : [`  ${one.share_link}${one.has_password ? ' (behind a password)' : ''}`]),
          ...(one.title === null ? [] : [`  ${JSON.stringify(one.title)}`]),
          ...one.reports.map(({ reason, message }) => `  ${reason}: ${JSON.stringify(message)}`),
        ])
        if (page.next_cursor !== null) lines.push(`More: --after ${page.next_cursor}`)
        const nothing = decided ? 'Nothing was decided yet.' : 'Nothing was reported that waits for you.'
        output.answer(page, lines.length > 0 ? lines.join('\n') : nothing)
      }),
    )
  const decide = (decision: Decision, description: string) =>
    share
      .command(decision)
      .description(description)
      .argument('<share_link_id>')
      .action((linkId: ShareLinkId) =>
        run(async ({ systemContext }, output) => {
          const link = await decideAboutLink(systemContext(), { linkId, decision })
          output.facts({
            share_link_id: link.id,
            history_item_id: link.history_item_id,
            taken_down: link.taken_down_at === null ? 'no' : link.taken_down_at.toISOString(),
          })
        }),
      )
  decide('take-down', 'take a recording out of public view at once, and close its reports')
  decide('restore', 'let a recording that was taken down be shared again')
  decide('dismiss', 'close the reports about a recording, with which nothing is wrong')
  pageReportCommands(share, line)
}
