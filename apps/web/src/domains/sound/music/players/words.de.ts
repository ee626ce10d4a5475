import type { Translation } from '#kit/language/index.ts'
import type { playerWords } from './words.ts'

const modes: Readonly<Record<string, string>> = {
  major: 'Dur',
  minor: 'Moll',
  dorian: 'dorisch',
  phrygian: 'phrygisch',
  lydian: 'lydisch',
  mixolydian: 'mixolydisch',
}
/** Tones that are not called by their letter and a suffix. */
const tones: Readonly<Record<string, string>> = { B: 'H', 'B♭': 'B', 'A♭': 'As', 'E♭': 'Es' }

export const playerGerman: Translation<typeof playerWords> = {
  instruments: {
    piano: 'Klavier',
    'electric piano': 'E-Piano',
    harpsichord: 'Cembalo',
    celesta: 'Celesta',
    'music box': 'Spieluhr',
    vibraphone: 'Vibraphon',
    marimba: 'Marimba',
    xylophone: 'Xylophon',
    organ: 'Orgel',
    accordion: 'Akkordeon',
    'nylon guitar': 'Konzertgitarre',
    'acoustic guitar': 'Akustikgitarre',
    'jazz guitar': 'Jazzgitarre',
    'clean guitar': 'E-Gitarre',
    'muted guitar': 'Gedämpfte Gitarre',
    'overdriven guitar': 'Übersteuerte Gitarre',
    'distorted guitar': 'Verzerrte Gitarre',
    'double bass': 'Kontrabass',
    'bass guitar': 'E-Bass',
    'slap bass': 'Slap Bass',
    'synth bass': 'Synth-Bass',
    violin: 'Violine',
    viola: 'Bratsche',
    cello: 'Cello',
    'pizzicato strings': 'Pizzicato-Streicher',
    harp: 'Harfe',
    timpani: 'Pauken',
    strings: 'Streicher',
    'slow strings': 'Langsame Streicher',
    choir: 'Chor',
    trumpet: 'Trompete',
    trombone: 'Posaune',
    'muted trumpet': 'Gedämpfte Trompete',
    'french horn': 'Waldhorn',
    brass: 'Bläser',
    'alto saxophone': 'Altsaxophon',
    'tenor saxophone': 'Tenorsaxophon',
    oboe: 'Oboe',
    bassoon: 'Fagott',
    clarinet: 'Klarinette',
    flute: 'Querflöte',
    recorder: 'Blockflöte',
    whistle: 'Pfeifen',
    'square lead': 'Rechteck-Lead',
    'saw lead': 'Sägezahn-Lead',
    'warm pad': 'Warme Fläche',
    'halo pad': 'Halo-Fläche',
    'bowed pad': 'Gestrichene Fläche',
    sitar: 'Sitar',
    banjo: 'Banjo',
    kalimba: 'Kalimba',
    'standard drums': 'Schlagzeug',
    'electronic drums': 'Elektronisches Schlagzeug',
    'brush drums': 'Schlagzeug mit Besen',
    'orchestral percussion': 'Orchesterschlagwerk',
  },
  roles: {
    melody: 'Melodie',
    counter: 'Zweite Stimme',
    harmony: 'Harmonie',
    pad: 'Fläche',
    bass: 'Bass',
    drums: 'Schlagzeug',
    room: 'Raum',
  },
  keyOf: (key) => {
    const [tone = '', mode = ''] = String(key).split(' ')
    const called = tones[tone] ?? tone.replace('♯', 'is').replace('♭', 'es')
    const said = mode === 'major' ? called : called.toLowerCase()
    return `${said}${mode === 'major' || mode === 'minor' ? '-' : ' '}${modes[mode] ?? mode}`
  },
}
