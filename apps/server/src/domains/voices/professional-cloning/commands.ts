import type { VoiceId } from '@vireo/contracts/kit'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Argument } from 'commander'
import { decideVerification } from './proof/decide-verification.ts'
import { findDocumentsOfAny, listOpenDocuments } from './proof/documents-store.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'

const decisions = ['accepted', 'declined'] as const

/** Adds the commands by which the operator decides about documents that are to prove whose voice something is. */
export function professionalCloningCommands({ group, run }: CommandLine): void {
  const voice = group('voice', 'voices')
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
    .action((voiceId: VoiceId, folder: string) =>
      run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const documents = await documentsOf(ctx, voiceId)
        await mkdir(folder, { recursive: true })
        for (const { id, mimeType, storageKey } of documents.files) {
          const file = path.join(folder, `${id}.${mimeType.split('/').at(-1) ?? ''}`)
          await pipeline(ctx.ports.storage.read(storageKey), createWriteStream(file, { mode: 0o600 }))
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
    .action((voiceId: VoiceId, decision: (typeof decisions)[number]) =>
      run(async ({ systemContext }, output) => {
        const { workspace_id: workspaceId } = await documentsOf(systemContext(), voiceId)
        await decideVerification(systemContext(workspaceId), { voiceId, isAccepted: decision === 'accepted' })
        output.facts({ voice_id: voiceId, decision })
      }),
    )
}

async function documentsOf(ctx: Parameters<typeof findDocumentsOfAny>[0], voiceId: VoiceId) {
  const documents = await findDocumentsOfAny(ctx, voiceId)
  if (documents) return documents
  throw new CommandError(`There are no documents of a voice ${voiceId}.`)
}
