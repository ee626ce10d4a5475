import { listOutbox } from './list-outbox.ts'
import type { CommandLine } from '#cli/command-line.ts'

/** Adds `outbox`, which shows letters that were kept here or could not be delivered. */
export function mailCommands({ program, run }: CommandLine): void {
  program
    .command('outbox')
    .description('show mails and text messages that were kept here or could not be delivered, the newest first')
    .option('--to <address>', 'only those for this address or number')
    .action((options: { to?: string }) =>
      run(async ({ systemContext }, output) => {
        const all = await listOutbox(systemContext())
        const letters = all.filter((letter) => isFor(letter.recipient, options.to))
        const lines = letters.map(
          (letter) =>
            `${letter.created_at.toISOString()}  ${letter.channel}  ${letter.state}  ${letter.recipient}  ${letter.subject}\n${letter.last_error ? `Not delivered: ${letter.last_error}\n` : ''}\n${letter.text}`,
        )
        output.answer({ letters }, lines.length === 0 ? 'The outbox is empty.' : lines.join('\n---\n'))
      }),
    )
}

/**
 * Tells whether a letter is for this recipient, whose address is stored in lower case; true when nobody is asked for.
 */
function isFor(recipient: string, wanted: string | undefined): boolean {
  return wanted === undefined || recipient === wanted.trim().toLowerCase()
}
