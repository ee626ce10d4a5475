import type { CommandLine } from '#cli/command-line.ts'
import { setTakenDown } from './moderation/set-taken-down.ts'

/** Adds the commands by which the operator decides about works. */
export function publishingCommands({ group, run }: CommandLine): void {
  const publishing = group('publishing', 'works that everybody hears')
  const decide = (name: string, isDown: boolean, description: string) =>
    publishing
      .command(name)
      .description(description)
      .argument('<work>')
      .action((workId: string) =>
        run(async ({ systemContext }, output) => {
          const work = await setTakenDown(systemContext(), { workId, isDown })
          output.facts({
            work_id: work.id,
            taken_down: work.taken_down_at === null ? 'no' : work.taken_down_at.toISOString(),
          })
        }),
      )
  decide('take-down', true, 'take a work out of public view at once, and keep it from being released')
  decide('restore', false, 'let a work that was taken down be released again')
}
