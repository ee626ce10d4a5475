import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Argument, type Command } from 'commander'
import { decideVerification, findDocumentsOfAny, listOpenDocuments } from '#professional-cloning'
import { CommandError } from '../command-error.ts'
import type { CommandWork } from '../command-work.ts'

const decisions = ['accepted', 'declined'] as const

/** Adds the commands by which the operator decides about documents that are to prove whose voice something is. */
export function addDocumentsCommands(voice: Command, run: CommandWork): void {
  voice
    .command('documents')
    .alias('papers')
    .description('show voices that wait to be verified by documents, the longest waiting first')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const waiting = (await listOpenDocuments(systemContext())).map((documents) => ({
          voice_id: documents.voice_id,
          requested_at: documents.requested_at.toISOString(),
          files: documents.files.length,
          extra_text: documents.extra_text,
        }))
        const lines = waiting.map((each) =>
          [each.voice_id, each.requested_at, each.files, JSON.stringify(each.extra_text)].join('  '),
        )
        output.answer(waiting, lines.length > 0 ? lines.join('\n') : 'No documents wait.')
      }),
    )
  voice
    .command('documents-to')
    .alias('papers-to')
    .description('write the documents of a voice into a folder, to be looked at')
    .argument('<voice_id>')
    .argument('<folder>')
    .action((voiceId: string, folder: string) =>
      run(async ({ systemContext, ports }, output) => {
        const documents = await documentsOf(systemContext(), voiceId)
        await mkdir(folder, { recursive: true })
        for (const { id, mimeType, storageKey } of documents.files) {
          const file = path.join(folder, `${id}.${mimeType.split('/').at(-1) ?? ''}`)
          await pipeline(ports.storage.read(storageKey), createWriteStream(file, { mode: 0o600 }))
          output.line(file)
        }
        output.facts({ voice_id: voiceId, files: documents.files.length })
      }),
    )
  voice
    .command('verify')
    .description('say whether the documents of a voice prove that it is somebody’s own')
    .argument('<voice_id>')
    .addArgument(new Argument('<decision>').choices(decisions))
    .action((voiceId: string, decision: (typeof decisions)[number]) =>
      run(async ({ systemContext }, output) => {
        const { workspace_id: workspaceId } = await documentsOf(systemContext(), voiceId)
        await decideVerification(systemContext(workspaceId), { voiceId, isAccepted: decision === 'accepted' })
        output.facts({ voice_id: voiceId, decision })
      }),
    )
}

async function documentsOf(ctx: Parameters<typeof findDocumentsOfAny>[0], voiceId: string) {
  const documents = await findDocumentsOfAny(ctx, voiceId)
  if (documents) return documents
  throw new CommandError(`There are no documents of a voice ${voiceId}.`)
}
