import { type MusicPrompt, musicLimits, type Song } from '@vireo/contracts/music'

import { moved } from '#kit/moving/moved.ts'

/** A section as it is edited. */
export type DraftSection = {
  readonly id: string
  readonly name: string
  readonly durationMs: number
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  /** Where it stands in the song that is open, by its number; undefined for what is new. */
  readonly nth?: number
  /** Whether it stays note for note. */
  readonly isLocked: boolean
}

export type PlanDraft = {
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  readonly sections: readonly DraftSection[]
}

let made = 0
const newId = () => `section-${made++}`
const usualMs = 15_000

/** Makes of a plan that was answered what can be edited; `isOfSong` where its sections are those of the song that is open. */
export function draftOf(plan: MusicPrompt, { isOfSong = false } = {}): PlanDraft {
  return {
    positive: plan.positive_global_styles,
    negative: plan.negative_global_styles,
    sections: plan.sections.map((section, nth) => ({
      id: newId(),
      name: section.section_name,
      durationMs: section.duration_ms,
      positive: section.positive_local_styles,
      negative: section.negative_local_styles,
      isLocked: isOfSong,
      ...(isOfSong && { nth }),
    })),
  }
}

/** Answers the plan as it is asked for; locked sections are taken from the song that is open. */
export function planOf({ positive, negative, sections }: PlanDraft, song?: Song): MusicPrompt {
  return {
    positive_global_styles: [...positive],
    negative_global_styles: [...negative],
    sections: sections.map((section) => ({
      section_name: section.name,
      duration_ms: section.durationMs,
      positive_local_styles: [...section.positive],
      negative_local_styles: [...section.negative],
      lines: [],
      ...sourceOf(section, song),
    })),
  }
}

function sourceOf({ isLocked, nth }: DraftSection, song: Song | undefined) {
  if (!song || !isLocked || nth === undefined) return {}
  const lengths = song.composition_plan.sections.map(({ duration_ms: ms }) => ms)
  const start = lengths.slice(0, nth).reduce((sum, ms) => sum + ms, 0)
  return { source_from: { song_id: song.song_id, range: { start_ms: start, end_ms: start + (lengths[nth] ?? 0) } } }
}

/** Adds up how long all of it is. */
export function lengthOf({ sections }: PlanDraft): number {
  return sections.reduce((sum, { durationMs }) => sum + durationMs, 0)
}

/** Says why a plan cannot be composed; undefined where it can. */
export function problemOf(plan: PlanDraft): 'empty' | 'long' | undefined {
  if (plan.sections.length === 0) return 'empty'
  return lengthOf(plan) > musicLimits.msMax ? 'long' : undefined
}

/** Answers the plan with a section changed, which then is composed anew. */
export function withSection(plan: PlanDraft, id: string, changes: Partial<DraftSection>): PlanDraft {
  const change = (section: DraftSection) => (section.id === id ? { ...section, isLocked: false, ...changes } : section)
  return { ...plan, sections: plan.sections.map(change) }
}

/** Answers the plan in which one section alone is composed anew. */
export function withOneAnew(plan: PlanDraft, id: string): PlanDraft {
  return {
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      isLocked: section.id !== id && (section.isLocked || section.nth !== undefined),
    })),
  }
}

/** Answers the plan with a section moved to another place. */
export function withMoved(plan: PlanDraft, from: number, to: number): PlanDraft {
  return { ...plan, sections: moved(plan.sections, from, to) }
}

/** Answers the plan without a section. */
export function withoutSection(plan: PlanDraft, id: string): PlanDraft {
  return { ...plan, sections: plan.sections.filter((section) => section.id !== id) }
}

/** Answers the plan with another section: a copy behind the one it is of, or a new one at the end. */
export function withAdded(plan: PlanDraft, name: string, of?: DraftSection): PlanDraft {
  if (plan.sections.length >= musicLimits.sectionsMax) return plan
  const blank = { name, durationMs: usualMs, positive: [], negative: [], isLocked: false }
  const at = of ? plan.sections.indexOf(of) + 1 : plan.sections.length
  return { ...plan, sections: plan.sections.toSpliced(at, 0, { ...(of ?? blank), id: newId() }) }
}

/** Reads styles as people list them. */
export function stylesIn(text: string): string[] {
  const styles = text.split(/[,;\n]/u).map((style) => style.trim().slice(0, musicLimits.styleMax))
  return [...new Set(styles.filter((style) => style !== ''))].slice(0, musicLimits.stylesMax)
}
