import type { AudioNativeProject, PageChange, SpokenPage } from '@vireo/contracts/audio-native'
import type { z } from 'zod'

/** What a page may have otherwise than its project; null is as that has it. */
export type OwnWays = Pick<
  SpokenPage,
  'voice_id' | 'model_id' | 'pronunciation_dictionary_locators' | 'small' | 'text_color' | 'background_color'
>

/** Reads what a page has of its own. */
export function ownWaysOf(page: SpokenPage): OwnWays {
  return {
    voice_id: page.voice_id,
    model_id: page.model_id,
    pronunciation_dictionary_locators: page.pronunciation_dictionary_locators,
    small: page.small,
    text_color: page.text_color,
    background_color: page.background_color,
  }
}

/** Answers what is otherwise now than it was. */
export function changesIn(before: OwnWays, now: OwnWays): z.input<typeof PageChange> {
  const said = (ways: OwnWays) => new Map(Object.entries(ways).map(([name, value]) => [name, JSON.stringify(value)]))
  const was = said(before)
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => was.get(name) !== JSON.stringify(value)))
}

type Colours = Pick<OwnWays, 'text_color' | 'background_color'>

/** Answers in which colours visitors see the player: the page's own, and the project's where it has none. */
export function coloursShown(
  own: Colours,
  project: Pick<AudioNativeProject, keyof Colours> | undefined,
): { readonly ink: string; readonly paper: string } {
  return {
    ink: own.text_color ?? project?.text_color ?? '',
    paper: own.background_color ?? project?.background_color ?? '',
  }
}
