import type { ListenedMusic, MusicOutline, MusicSection, MusicWishes, PlannedMusic } from '@vireo/engines'

/** From how much energy on a section is the height of a piece, and below which one is its beginning or its end. */
const height = 0.8
const quiet = 0.55

/**
 * Names sections by where they stand and how full they are beside the fullest: what is heard, not what somebody meant. Where all are
 * alike, none of them is its height.
 */
export function namedSections({ sections }: Pick<ListenedMusic, 'sections'>): MusicSection[] {
  const hasHeight = sections.some(({ energy }) => energy < height)
  const kinds = sections.map(({ energy }, nth) => {
    const isEdge = sections.length > 2 && energy < quiet
    if (isEdge && nth === 0) return 'intro'
    if (isEdge && nth === sections.length - 1) return 'outro'
    return hasHeight && energy >= height ? 'chorus' : 'verse'
  })
  return sections.map((section, nth) => {
    const kind = kinds[nth] ?? 'verse'
    const count = kinds.filter((each) => each === kind).length
    const number = kinds.slice(0, nth + 1).filter((each) => each === kind).length
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${count > 1 ? ` ${number}` : ''}`
    return { ...section, name, kind, positive: hasHeight ? feelingOf(section.energy) : [], negative: [], chords: [] }
  })
}

function feelingOf(energy: number): string[] {
  if (energy >= height) return ['energetic']
  return energy < quiet ? ['calm'] : []
}

/** Answers what a piece is made by that is like a recording: its tempo, key and sections, each as full as it is heard. */
export function wishesLike(heard: ListenedMusic, seed: number): MusicWishes {
  const sections = namedSections(heard).map(({ name, durationMs, energy, positive, negative }) => ({
    name,
    durationMs,
    energy,
    positive,
    negative,
  }))
  return { seed, isLoop: false, isAmbience: false, plan: { positive: stylesOf(heard), negative: [], sections } }
}

function stylesOf({ tempoBpm, key }: ListenedMusic): string[] {
  return [`${Number(tempoBpm.toFixed(1))} bpm`, key]
}

/** Tells what is known of a recording: nobody knows its genre, its chords or who plays. */
export function outlineOfHeard(heard: ListenedMusic, title: string, { outline }: PlannedMusic): MusicOutline {
  return {
    ...outline,
    title,
    genre: 'unknown',
    tempoBpm: heard.tempoBpm,
    key: heard.key,
    durationMs: heard.durationMs,
    positive: stylesOf(heard),
    negative: [],
    sections: namedSections(heard),
    parts: [],
    beatsMs: heard.beatsMs,
  }
}
