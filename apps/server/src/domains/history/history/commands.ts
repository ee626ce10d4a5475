import { listUnreviewed, reviewFeedback } from './feedback/review-feedback.ts'
import type { CommandLine } from '#cli/command-line.ts'

/** Adds the `feedback` commands, by which the operator reads and reviews what people say about recordings. */
export function historyCommands({ group, run }: CommandLine): void {
  const feedback = group('feedback', 'what people say about recordings')
  feedback
    .command('list')
    .description('show what nobody has reviewed yet, oldest first')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const waiting = await listUnreviewed(systemContext())
        const lines = waiting.map(({ id, voice_name: voice, feedback: given }) => {
          const reasons = Object.entries(given).flatMap(([name, value]) =>
            value === true && name !== 'thumbs_up' ? [name] : [],
          )
          return [id, given.thumbs_up ? 'up' : 'down', voice ?? '-', ...reasons, JSON.stringify(given.feedback)].join(
            '  ',
          )
        })
        output.answer(waiting, lines.length > 0 ? lines.join('\n') : 'Nothing waits for a review.')
      }),
    )
  feedback
    .command('review')
    .description('close what was said about a recording; it cannot be changed afterwards')
    .argument('<history-item-id>')
    .action((itemId: string) =>
      run(async ({ systemContext }, output) => {
        await reviewFeedback(systemContext(), { itemId })
        output.facts({ history_item_id: itemId, review_status: 'reviewed' })
      }),
    )
}
