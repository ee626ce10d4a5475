const steps: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/**
 * Reads notes as they are written by letters: a capital is in the octave below middle C, a small letter above it, and a stroke
 * raises by an octave; # and b follow the letter. Answers MIDI pitches; throws on what is none.
 */
export function pitchesOf(written: string): number[] {
  return written.split(' ').map((note) => {
    const [, letter = '', accidental = '', stroke = ''] = /^([a-gA-G])([#b]?)('?)$/u.exec(note) ?? []
    const step = steps[letter.toLowerCase()]
    if (step === undefined) throw new Error(`“${note}” is no note.`)
    const octave = letter === letter.toLowerCase() ? 60 : 48
    return octave + step + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0) + (stroke === '' ? 0 : 12)
  })
}
