import { createHash } from 'node:crypto'
import type { VoiceRecipe } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { keepOnce } from '#ports/keep-once.ts'
import type { With } from '#ports/ports.ts'
import { speakAs, versionOf } from '#voices/speaking/index.ts'
import { newcomersShare } from '../speech/newcomers-share.ts'
import type { LanguagePage } from './language-page.ts'
import { speakersOf } from './speakers-of.ts'

type Able = With<'settings' | 'speech' | 'storage'>

export type PageRecording = { readonly key: string; readonly version: string; readonly sizeBytes: number }

/** Returns where the recording of a page is stored; makes it first if it is not there yet. */
export async function recordedPage(ctx: Able, page: LanguagePage): Promise<PageRecording> {
  const recipe = await recipeOf(ctx, page)
  const version = createHash('sha256')
    .update(`${versionOf(recipe)} ${page.text}`)
    .digest('hex')
    .slice(0, 16)
  const key = `landing/languages/${page.slug}-${version}.mp3`
  const { storage } = ctx.ports
  const saying = { text: page.text, recipe, language: canonicalLanguage(page.locale), owner: newcomersShare }
  const record = async () => (await speakAs(ctx, saying)).audio
  return { key, version, sizeBytes: (await storage.size(key)) ?? (await keepOnce(storage, key, record)) }
}

async function recipeOf(ctx: Able, page: LanguagePage): Promise<VoiceRecipe> {
  const { speaker, choices } = await speakersOf(ctx, page)
  const base = page.plainBase ?? canonicalLanguage(page.locale)
  // A plain voice is about as loud as one that is made of it.
  const gainDb = choices.find(({ recipe }) => recipe.engine === 'espeak')?.recipe.gainDb ?? 0
  return speaker?.recipe ?? { engine: 'espeak', base, gainDb }
}
