import type { WorkedContent } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import { fileAddress } from '../media/file-address.ts'
import type { NamedTask } from './hold-task.ts'
import { seeWork } from './see-work.ts'
import { readContent } from './task-store.ts'

const addressMs = 3_600_000

/** Reads what was written for a task, with the recording at an address that opens for an hour. Throws `production_task_not_found`. */
export async function getContent(ctx: With<'settings' | 'vault'>, named: NamedTask): Promise<WorkedContent> {
  const { task, media, original, request } = await seeWork(ctx, named)
  return {
    version: task.content_version,
    content: await readContent(ctx, task.id),
    media_url: fileAddress(ctx, media.id, addressMs),
    instructions: request?.instructions ?? null,
    verbatim: request?.kind === 'transcription' && request.verbatim,
    script: (request && 'script' in request && request.script) || null,
    original: original
      ? { media_url: fileAddress(ctx, original.id, addressMs), media_type: original.content_type }
      : null,
  }
}
