import { announceUpdate } from './updates/announce-update.ts'
import type { CommandLine } from '#cli/command-line.ts'

/** Adds `announce`, which sends product updates. */
export function notificationsCommands({ program, run }: CommandLine): void {
  program
    .command('announce')
    .description('tell everybody who wants product updates what is new, in the product and by mail')
    .requiredOption('--subject <text>')
    .requiredOption('--text <text...>', 'one or more paragraphs')
    .action((options: { subject: string; text: string[] }) =>
      run(async ({ systemContext }, output) => {
        const jobId = await announceUpdate(systemContext(), { subject: options.subject, paragraphs: options.text })
        output.facts({ job_id: jobId })
      }),
    )
}
