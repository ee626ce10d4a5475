import type { ReportedPageCase } from '@vireo/contracts/sharing'
import { runCommand } from '#test/run-command.ts'
import type { TestServer } from '#test/test-server.ts'
import { sharingCommands } from '../commands.ts'
import { pageOfReportedPages } from './list-reported-pages.ts'

/** Finds what waits for a decision about a page. */
export async function findReported(server: TestServer, pageId: string): Promise<ReportedPageCase | undefined> {
  const asked = { state: 'open', cursor: undefined, limit: 100 } as const
  const { pages } = await pageOfReportedPages(server.product.systemContext(), asked)
  return pages.find((one) => one.page_id === pageId)
}

/** Runs a command of whoever runs the instance; answers what it prints. */
export function runShare(server: TestServer, ...args: readonly string[]): Promise<string> {
  return runCommand(server, sharingCommands, 'share', ...args)
}
