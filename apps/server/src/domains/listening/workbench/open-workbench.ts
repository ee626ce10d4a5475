import { isTranslated, writesRemarks } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import type { OptionalCapability } from '@vireo/engines'
import { languageOf } from '#alignment'
import { requireAbility } from '#engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { mayBeWritten, type NamedTask, presentTask, seen, seeWork, type Work } from '#productions'
import { asOrdered } from './order-rules.ts'

type Ports = With<'abilities' | 'addressEngines' | 'models' | 'settings' | 'vault'>

/** Finds what somebody needs to work on a task, or to look at it. Throws `production_task_not_found`. */
export async function openWorkbench(ctx: Ports, named: NamedTask): Promise<Workbench> {
  const { as, ...work } = await seeWork(ctx, named)
  const { task, media, request } = work
  return {
    task: presentTask(await seen(ctx, task)),
    may_write: as === 'holder' && mayBeWritten(task),
    media_type: media.content_type,
    cue_options: request && 'cue_options' in request ? request.cue_options : null,
    glossary: (request && 'glossary' in request && request.glossary ? request.glossary : []).filter(
      ({ language }) => !language || canonicalLanguage(language) === canonicalLanguage(task.target_language),
    ),
    helps: await helpsWith(asOrdered(ctx, work), work),
  }
}

async function helpsWith(ctx: Ports, { task }: Work): Promise<Workbench['helps']> {
  // Engines help to write what is said.
  if (writesRemarks(task.service)) return { align: false, retranscribe: false, translate: false }
  const source = canonicalLanguage(task.source_language)
  const recogniser = await found(ctx, 'recognition')
  const languages = (await recogniser?.languages()) ?? []
  return {
    align: isRead(source),
    retranscribe: languages.some((each) => canonicalLanguage(each) === source),
    translate: isTranslated(task) && (await found(ctx, 'translation')) !== undefined,
  }
}

/** Finds who can do something, where anybody can. */
async function found<Name extends OptionalCapability>(ctx: Ports, name: Name) {
  try {
    return await requireAbility(ctx, name)
  } catch (error) {
    if (error instanceof AppError && error.entry.status < 500) return undefined
    throw error
  }
}

function isRead(language: string): boolean {
  try {
    return languageOf('', language) === language
  } catch (error) {
    if (error instanceof AppError && error.code === 'voice_language_not_supported') return false
    throw error
  }
}
