import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Argument, type Command } from 'commander'
import { decideVerification, findPapersOfAny, listOpenPapers } from '#professional-cloning'
import { CommandError } from '../command-error.ts'
import type { CommandWork } from '../command-work.ts'

const decisions = ['accepted', 'declined'] as const

/** Adds the commands by which the operator decides about papers that are to prove whose voice something is. */
export function addPapersCommands(voice: Command, run: CommandWork): void {
  voice
    .command('papers')
    .description('show voices that wait to be verified by papers, the longest waiting first')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const waiting = (await listOpenPapers(systemContext())).map((papers) => ({
          voice_id: papers.voice_id,
          requested_at: papers.requested_at.toISOString(),
          files: papers.files.length,
          extra_text: papers.extra_text,
        }))
        const lines = waiting.map((each) =>
          [each.voice_id, each.requested_at, each.files, JSON.stringify(each.extra_text)].join('  '),
        )
        output.answer(waiting, lines.length > 0 ? lines.join('\n') : 'No papers wait.')
      }),
    )
  voice
    .command('papers-to')
    .description('write the papers of a voice into a folder, to be looked at')
    .argument('<voice_id>')
    .argument('<folder>')
    .action((voiceId: string, folder: string) =>
      run(async ({ systemContext, ports }, output) => {
        const papers = await papersOf(systemContext(), voiceId)
        await mkdir(folder, { recursive: true })
        for (const { id, mimeType, storageKey } of papers.files) {
          const file = path.join(folder, `${id}.${mimeType.split('/').at(-1) ?? ''}`)
          await pipeline(ports.storage.read(storageKey), createWriteStream(file, { mode: 0o600 }))
          output.line(file)
        }
        output.facts({ voice_id: voiceId, files: papers.files.length })
      }),
    )
  voice
    .command('verify')
    .description('say whether the papers of a voice prove that it is somebody’s own')
    .argument('<voice_id>')
    .addArgument(new Argument('<decision>').choices(decisions))
    .action((voiceId: string, decision: (typeof decisions)[number]) =>
      run(async ({ systemContext }, output) => {
        const { workspace_id: workspaceId } = await papersOf(systemContext(), voiceId)
        await decideVerification(systemContext(workspaceId), { voiceId, isAccepted: decision === 'accepted' })
        output.facts({ voice_id: voiceId, decision })
      }),
    )
}

async function papersOf(ctx: Parameters<typeof findPapersOfAny>[0], voiceId: string) {
  const papers = await findPapersOfAny(ctx, voiceId)
  if (papers) return papers
  throw new CommandError(`There are no papers of a voice ${voiceId}.`)
}
