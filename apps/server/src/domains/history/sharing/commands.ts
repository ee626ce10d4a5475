import type { ShareLinkId } from '@vireo/contracts/kit'
import type { CommandLine } from '#cli/command-line.ts'
import { decideAboutLink, type ShareDecision } from './reports/decide.ts'
import { listOpenReports } from './reports/report-store.ts'

const listMax = 200

/** Adds the commands by which the operator decides about what was reported. */
export function sharingCommands({ group, run }: CommandLine): void {
  const share = group('share', 'public links to recordings, and what was reported about them')
  share
    .command('reports', { isDefault: true })
    .description('what people reported and nobody has decided about, the oldest first')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const rows = await listOpenReports(systemContext(), listMax)
        const lines = rows.map((row) =>
          [row.share_link_id, row.created_at.toISOString(), row.reason, JSON.stringify(row.message)].join('  '),
        )
        output.answer(
          rows.map(({ id, share_link_id, reason, message, created_at }) => ({
            id,
            share_link_id,
            reason,
            message,
            created_at,
          })),
          lines.length > 0 ? lines.join('\n') : 'Nothing was reported that waits for you.',
        )
      }),
    )
  const decide = (decision: ShareDecision, description: string) =>
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
}
