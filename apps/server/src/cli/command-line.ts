import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Command } from 'commander'
import type { FullContext } from '../ports/ports.ts'
import type { Output } from './output.ts'

/** What a command works in: contexts of the instance, for nobody in particular or for a workspace. */
export type Worked = { systemContext(workspaceId?: WorkspaceId): FullContext }

/** Opens the instance, does the work, closes it again. */
export type CommandWork<In = Worked> = (work: (instance: In, output: Output) => Promise<void>) => Promise<void>

/** What a slice adds its commands to. */
export type CommandLine = {
  /** For commands that stand in no group. */
  readonly program: Command
  /** Finds the commands under a first word, or begins them; the first slice that names it describes it. */
  group(name: string, description: string): Command
  readonly run: CommandWork
}

/** What a slice says in its `commands.ts`: adds what an operator can do with it to the command line. */
export type AddCommands = (cli: CommandLine) => void
