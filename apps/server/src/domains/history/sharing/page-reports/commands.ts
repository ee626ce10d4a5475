import type { PageCaseId } from '@vireo/contracts/kit'
import type { CommandLine } from '#cli/command-line.ts'
import { decideAboutPage, presentDecidedPage } from './decide-about-page.ts'
import { pageOfReportedPages, presentReportedPages } from './list-reported-pages.ts'

const listMax = 100

type PagesOptions = { readonly decided?: boolean; readonly after?: string }

/** Adds the commands by which the operator decides about works and profiles that were reported. */
export function pageReportCommands(share: ReturnType<CommandLine['group']>, { run }: CommandLine): void {
  share
    .command('pages')
    .description('works and profiles that people reported and nobody has decided about, the oldest first')
    .option('--decided', 'what was decided about, the newest first')
    .option('--after <page_case_id>', 'go on behind the last one that was shown')
    .action(({ decided = false, after }: PagesOptions) =>
      run(async ({ systemContext }, output) => {
        const state = decided ? 'decided' : 'open'
        const page = presentReportedPages(
          await pageOfReportedPages(systemContext(), { state, cursor: after, limit: listMax }),
        )
        const lines = page.pages.flatMap((one) => [
          `${one.page_case_id}  ${one.page_kind}, ${one.state}, ${one.report_count} × reported since ${new Date(one.opened_at_unix * 1000).toISOString()}`,
          ...(one.address === null ? [] : [`  ${one.address}`]),
          `  ${JSON.stringify(one.title)}${one.by === null ? '' : ` by ${JSON.stringify(one.by)}`}`,
          ...one.reports.map(({ reason, message }) => `  ${reason}: ${JSON.stringify(message)}`),
        ])
        if (page.next_cursor !== null) lines.push(`More: --after ${page.next_cursor}`)
        const nothing = decided ? 'Nothing was decided yet.' : 'Nothing was reported that waits for you.'
        output.answer(page, lines.length > 0 ? lines.join('\n') : nothing)
      }),
    )
  const decide = (decision: 'take-down' | 'restore' | 'dismiss', description: string) =>
    share
      .command(`${decision}-page`)
      .description(description)
      .argument('<page_case_id>')
      .action((id: PageCaseId) =>
        run(async ({ systemContext }, output) => {
          const decided = presentDecidedPage(await decideAboutPage(systemContext(), { page_case_id: id, decision }))
          output.facts({ page_case_id: decided.page_case_id, taken_down: decided.is_taken_down ? 'yes' : 'no' })
        }),
      )
  decide('take-down', 'take a work or a profile out of public view at once, and close its reports')
  decide('restore', 'let a work or a profile that was taken down be public again')
  decide('dismiss', 'close the reports about a work or a profile, with which nothing is wrong')
}
