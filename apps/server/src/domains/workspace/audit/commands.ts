import { listChains } from './chain-store.ts'
import { verifyChain } from './verify-chain.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'

/** Adds `audit verify`, which proves that nobody changed the record of who did what. */
export function auditCommands(cli: CommandLine): void {
  cli
    .group('audit', 'the record of who did what')
    .command('verify')
    .description('compute every chain of entries anew and say where one does not fit; fails if any does not')
    .option('--workspace <id>', 'only this workspace')
    .option('--known <sequence:digest>', 'a link noted earlier, which must still be there; with --workspace')
    .action((options: { workspace?: string; known?: string }) =>
      cli.run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const known = options.known === undefined ? undefined : linkOf(options.known, options.workspace)
        const workspaces = options.workspace === undefined ? await listChains(ctx) : [options.workspace]
        const broken: string[] = []
        const heads: Record<string, string> = {}
        for (const workspaceId of workspaces) {
          const { head, problem } = await verifyChain(ctx, workspaceId, known)
          const name = workspaceId || 'instance'
          if (problem)
            broken.push(`${name}: ${problem.kind} at ${problem.sequence ?? '-'} ${problem.entryId ?? ''}`.trim())
          heads[name] = head ? `${head.sequence}:${head.digest}` : '0:'
        }
        if (broken.length > 0) throw new CommandError(`The audit log was tampered with.\n${broken.join('\n')}`)
        output.facts({ intact: true, chains: workspaces.length, ...(options.workspace && heads) })
      }),
    )
}

function linkOf(text: string, workspace: string | undefined): { sequence: number; digest: string } {
  const [, sequence, digest] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (sequence === undefined || digest === undefined || workspace === undefined)
    throw new CommandError(
      'A known link is a sequence and a digest, like 12:9f86…, of the workspace named with --workspace.',
    )
  return { sequence: Number(sequence), digest }
}
