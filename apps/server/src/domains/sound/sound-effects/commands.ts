import { Argument } from 'commander'
import type { CommandLine } from '#cli/command-line.ts'
import { featureSound } from './library/published/feature-sound.ts'

/** Adds the command by which the operator chooses what the library of sounds shows first. */
export function soundEffectsCommands({ group, run }: CommandLine): void {
  group('sounds', 'the library of sounds')
    .command('feature')
    .description('put a sound that somebody published among the featured ones, or take it out again')
    .argument('<sound_id>')
    .addArgument(new Argument('<switch>').choices(['on', 'off']))
    .action((id: string, state: 'on' | 'off') =>
      run(async ({ systemContext }, output) => {
        const sound = await featureSound(systemContext(), { id, isFeatured: state === 'on' })
        output.facts({ sound_id: id, name: sound.name, featured: sound.is_featured })
      }),
    )
}
