import type { PronunciationLocator, PronunciationRule } from '@vireo/contracts/pronunciation'
import { myTurn } from '#kernel/turns/loop-turn.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { defaultPronunciation } from '#workspaces/settings/index.ts'
import { findDictionaries } from '../dictionaries/dictionary-store.ts'
import { findVersion, unpackRules } from '../dictionaries/version-store.ts'
import { type CompiledRules, RuleCompiler } from '../rules/compile-rules.ts'
import { CompiledVersions } from './compiled-versions.ts'
import { inOrder, noPronunciation, type Pronunciation } from './pronunciation.ts'

const compiled = new CompiledVersions()

/**
 * Finds what a request is said with: the dictionaries that it names, in their order, or else those of the workspace. An
 * empty list means none. Throws `pronunciation_dictionary_not_found` for one that the caller does not see; of the
 * workspace's own, those are left out.
 */
export async function resolvePronunciation(
  ctx: Context,
  locators: readonly PronunciationLocator[] | null | undefined,
): Promise<Pronunciation> {
  const wanted = locators ?? (await defaultPronunciation(ctx))
  if (wanted.length === 0) return noPronunciation
  const rows = await findDictionaries(
    ctx,
    wanted.map((locator) => locator.pronunciation_dictionary_id),
  )
  const latest = new Map(rows.map((row) => [row.id, row.latest_version_id]))
  const found: { readonly id: string; readonly rules: CompiledRules }[] = []
  for (const { pronunciation_dictionary_id: id, version_id: named } of wanted) {
    const newest = latest.get(id)
    const versionId = newest === undefined ? undefined : (named ?? newest)
    const rules = versionId === undefined ? undefined : await compiledVersion(ctx, id, versionId)
    if (rules && versionId !== undefined) found.push({ id: versionId, rules })
    else if (locators) throw noSuchLocator(id, newest === undefined ? undefined : (named ?? undefined))
  }
  if (found.length === 0) return noPronunciation
  return inOrder(
    found.map(({ id }) => id).join(' '),
    found.map(({ rules }) => rules),
  )
}

/** Finds a version, compiled; undefined where there is none. */
export function compiledVersion(ctx: Context, dictionaryId: string, id: string): Promise<CompiledRules | undefined> {
  return compiled.getOr(`${dictionaryId} ${id}`, async () => {
    const row = await findVersion(ctx, dictionaryId, id)
    return row && compileInTurns(ctx, await unpackRules(row.rules))
  })
}

/** Compiles rules; ten thousand take seconds, so that others come round between them. */
export async function compileInTurns(ctx: Context, rules: readonly PronunciationRule[]): Promise<CompiledRules> {
  const compiler = new RuleCompiler()
  for (const rule of rules) {
    await myTurn(ctx.workspaceId)
    compiler.add(rule)
  }
  return compiler.finish()
}

function noSuchLocator(id: string, version: string | undefined): AppError {
  const which = version === undefined ? '' : ` in the version ${version}`
  return new AppError('pronunciation_dictionary_not_found', {
    message: `There is no pronunciation dictionary ${id}${which}.`,
    param: 'pronunciation_dictionary_locators',
  })
}
