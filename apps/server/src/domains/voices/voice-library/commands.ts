import type { VoiceId } from '@vireo/contracts/kit'
import { Argument, Option } from 'commander'
import {
  featureVoice,
  listReviews,
  type ReviewDecision,
  reviewDecisions,
  reviewPublication,
} from './publishing/review-publication.ts'
import type { CommandLine } from '#cli/command-line.ts'

/** Adds the commands by which the operator decides about published voices. */
export function voiceLibraryCommands({ group, run }: CommandLine): void {
  const voice = group('voice', 'voices')
  voice
    .command('reviews')
    .description('show published voices that wait for your decision, the longest waiting first')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const waiting = await listReviews(systemContext())
        const lines = waiting.map(({ voice_id: id, name, language, description }) =>
          [id, name, language, JSON.stringify(description)].join('  '),
        )
        output.answer(
          waiting.map(({ voice_id, name, language, description, labels }) => ({
            voice_id,
            name,
            language,
            description,
            labels,
          })),
          lines.length > 0 ? lines.join('\n') : 'No voice waits for a review.',
        )
      }),
    )
  voice
    .command('review')
    .description('decide whether others may find and add a voice that somebody published')
    .argument('<voice_id>')
    .addOption(new Option('--decision <decision>', 'what you decide').choices(reviewDecisions).makeOptionMandatory())
    .option('--message <text>', 'what its owner is told')
    .action((voiceId: VoiceId, options: { decision: ReviewDecision; message?: string }) =>
      run(async ({ systemContext }, output) => {
        const { decision, message } = options
        const row = await reviewPublication(systemContext(), { voiceId, decision, message })
        output.facts({ voice_id: voiceId, name: row.name, review_status: row.review_status })
      }),
    )
  voice
    .command('feature')
    .description('put a published voice among the featured ones, or take it out again')
    .argument('<voice_id>')
    .addArgument(new Argument('<switch>').choices(['on', 'off']))
    .action((voiceId: VoiceId, state: 'on' | 'off') =>
      run(async ({ systemContext }, output) => {
        const row = await featureVoice(systemContext(), { voiceId, isFeatured: state === 'on' })
        output.facts({ voice_id: voiceId, name: row.name, featured: row.featured })
      }),
    )
}
