import type { CommandLine } from '#cli/command-line.ts'
import { setTakenDown } from './moderation/set-taken-down.ts'

/** Adds the commands by which the operator decides about public profiles. */
export function profilesCommands({ group, run }: CommandLine): void {
  const profiles = group('profiles', 'public pages of people')
  const decide = (name: string, isDown: boolean, description: string) =>
    profiles
      .command(name)
      .description(description)
      .argument('<handle>')
      .action((handle: string) =>
        run(async ({ systemContext }, output) => {
          const profile = await setTakenDown(systemContext(), { handle: handle.replace(/^@/u, ''), isDown })
          output.facts({
            user_id: profile.user_id,
            taken_down: profile.taken_down_at === null ? 'no' : profile.taken_down_at.toISOString(),
          })
        }),
      )
  decide('take-down', true, 'take a profile out of public view at once')
  decide('restore', false, 'let a profile that was taken down be shown again')
}
