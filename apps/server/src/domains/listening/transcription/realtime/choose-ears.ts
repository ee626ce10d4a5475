import type { Capability } from '@vireo/engines'
import { requireAbility } from '#engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { keytermsFor } from '../keyterms/keyterms-for.ts'
import { liveEars, type OpenEar, repeatingEars } from './ears.ts'
import type { RealtimeWishes } from './realtime-wishes.ts'

export type EarPorts = With<'abilities' | 'addressEngines' | 'models' | 'settings' | 'vault'>

/** Who listens, and what was asked for that they do not do: by the names of the fields. */
export type Ears = { readonly open: OpenEar; readonly notDone: readonly string[] }

/**
 * Finds who listens: an engine that listens along where there is one for the languages, else one that hears recordings. Throws
 * `engine_not_installed`, `unsupported_language`.
 */
export async function chooseEars(ctx: EarPorts, { languages, keyterms: asked }: RealtimeWishes): Promise<Ears> {
  const live = await ability(ctx, 'live_recognition')
  const missing = live ? await notUnderstood(live, languages) : undefined
  const notDone = asked.length > 0 ? ['keyterms'] : []
  if (live && missing?.length === 0) return { open: liveEars(live), notDone }
  const engine = await requireAbility(ctx, 'recognition')
  const understood = (await engine.languages()).map(canonicalLanguage)
  const [foreign] = await notUnderstood(engine, languages)
  if (foreign === undefined) {
    const keyterms = await keytermsFor(ctx, engine, { keyterms: asked })
    return { open: repeatingEars(engine, keyterms), notDone: engine.hints?.includes('keyterms') ? [] : notDone }
  }
  throw new AppError('unsupported_language', {
    message: `The installed engine does not understand ${foreign}. It understands ${understood.join(', ')}.`,
    param: 'language_code',
    data: { languages: understood },
  })
}

async function ability(ctx: EarPorts, capability: Extract<Capability, 'live_recognition'>) {
  try {
    return await requireAbility(ctx, capability)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

type Understanding = { languages(): Promise<readonly string[]> }

/** Lists the languages that an engine does not understand; one that names none may understand whatever there is. */
async function notUnderstood(engine: Understanding, languages: readonly string[]): Promise<string[]> {
  const understood = new Set((await engine.languages()).map(canonicalLanguage))
  return understood.size === 0 ? [] : languages.filter((language) => !understood.has(language))
}
