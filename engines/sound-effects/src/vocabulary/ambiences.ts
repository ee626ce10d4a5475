import { addStereo, silence } from '../dsp/sound.ts'
import { loudestPart } from '../stage/level.ts'
import { type Model, plainTraits, type Traits } from '../scene.ts'
import type { Family } from './family.ts'
import { imagined } from './imagined.ts'
import { modern } from './modern.ts'
import { nature } from './nature.ts'
import { objects } from './objects.ts'

/** One part of an ambience: a family, how it is wanted, and its level in dB. */
type Part = readonly [family: string, level: number, traits?: Partial<Traits>]

const parts = new Map([...nature, ...objects, ...modern, ...imagined].map((family) => [family.id, family]))

/** Makes a place of several sounds, each at a level of its own. */
function layered(list: readonly Part[]): Model {
  return (scene) => {
    const out = silence(scene.count)
    const { intensity, brightness } = scene.traits
    for (const [id, level, own] of list) {
      const family = parts.get(id)
      if (!family) continue
      const traits = { ...plainTraits, ...family.traits, ...own, brightness }
      const sound = family.model({
        ...scene,
        random: scene.random.fork(),
        traits: { ...traits, intensity: traits.intensity + intensity * 0.5 },
      })
      addStereo(out, sound, 0, 10 ** (level / 20) / Math.max(1e-6, loudestPart(sound)))
    }
    return out
  }
}

function place(
  id: string,
  words: string,
  list: readonly Part[],
  examples: readonly [string, string],
  traits: Partial<Traits> = {},
): Family {
  return {
    id,
    group: 'ambiences',
    words,
    shape: 'texture',
    seconds: 10,
    level: -3,
    traits,
    model: layered(list),
    examples,
  }
}

export const ambiences: readonly Family[] = [
  place(
    'forest',
    'forest woods jungle woodland|wald urwald dschungel',
    [
      ['birds', 0, { count: 5 }],
      ['wind', -5, { intensity: -0.5, kind: 'trees', surface: 'leaves' }],
      ['crickets', -16, { count: 2 }],
    ],
    ['a forest in spring', 'ein Wald im Frühling'],
    { room: 'forest' },
  ),
  place(
    'beach',
    'beach coast harbour harbor|strand küste hafen',
    [
      ['waves', 0],
      ['gull', -9, { distance: 0.5 }],
      ['wind', -12, { intensity: -0.4 }],
    ],
    ['a calm beach', 'ein ruhiger Strand'],
  ),
  place(
    'thunderstorm',
    'thunderstorm storm stormy tempest|gewitter unwetter sturm gewittersturm stürmisch',
    [
      ['rain', -2, { intensity: 0.7 }],
      ['thunder', 0, { distance: 0.5 }],
      ['wind', -6, { intensity: 0.6 }],
    ],
    ['a violent thunderstorm', 'ein heftiges Gewitter'],
  ),
  place(
    'night',
    'night evening night-time summer_night|nacht abend sommernacht nachts',
    [
      ['crickets', 0, { count: 6 }],
      ['owl', -7, { distance: 0.6 }],
      ['wind', -13, { intensity: -0.7 }],
    ],
    ['a quiet summer night', 'eine stille Sommernacht'],
  ),
  place(
    'city',
    'city street traffic road downtown urban highway|stadt straße verkehr straßenverkehr autobahn großstadt',
    [
      ['engine', 0, { distance: 0.6, speed: 0.1 }],
      ['engine', -3, { kind: 'truck', motion: 'passing' }],
      ['wind', -9, { intensity: -0.2 }],
      ['horn', -12, { distance: 0.7, count: 1 }],
      ['murmur', -13, { size: -0.5 }],
    ],
    ['a busy city street', 'eine belebte Straße'],
  ),
  place(
    'cafe',
    'cafe café restaurant bar pub canteen coffee_shop|café kneipe gaststätte lokal kantine',
    [
      ['murmur', 0, { size: 0.3 }],
      ['impact', -15, { material: 'ceramic', size: -0.5 }],
      ['coins', -22],
      ['fan', -17],
    ],
    ['a crowded café', 'ein volles Café'],
    { room: 'room' },
  ),
  place(
    'office',
    'office open_plan workplace|büro großraumbüro arbeitsplatz',
    [
      ['typing', 0],
      ['fan', -7],
      ['murmur', -9, { size: -0.6, distance: 0.5 }],
    ],
    ['an office', 'ein Großraumbüro'],
    { room: 'room' },
  ),
  place(
    'factory',
    'factory workshop industrial_hall assembly|fabrik werkstatt werkhalle fertigung',
    [
      ['machine', 0],
      ['drill', -12, { distance: 0.6 }],
      ['fan', -6, { size: 0.5 }],
    ],
    ['a large factory', 'eine große Fabrik'],
    { room: 'hall' },
  ),
  place(
    'dungeon',
    'dungeon crypt catacomb|verlies gruft katakombe kerker',
    [
      ['drips', -2],
      ['drone', -3, { brightness: -0.5 }],
      ['wind', -8, { kind: 'howl', intensity: -0.4 }],
    ],
    ['an eerie dungeon', 'ein unheimliches Verlies'],
    { room: 'cave' },
  ),
  place(
    'pond',
    'pond swamp marsh lake|teich sumpf moor tümpel',
    [
      ['frogs', 0],
      ['crickets', -8, { count: 3 }],
      ['stream', -12, { intensity: -0.8 }],
    ],
    ['a swamp at dusk', 'ein Sumpf am Abend'],
  ),
  place(
    'meadow',
    'meadow field countryside farm garden|wiese feld land bauernhof garten',
    [
      ['birds', 0, { count: 3 }],
      ['crickets', -9, { kind: 'cicada', count: 2 }],
      ['buzz', -12, { kind: 'bee', distance: 0.3 }],
      ['wind', -9, { intensity: -0.7 }],
    ],
    ['a meadow in summer', 'eine Sommerwiese'],
  ),
  place(
    'space-station',
    'space_station control_room laboratory lab cockpit|raumstation labor kontrollraum leitstand',
    [
      ['spaceship', 0],
      ['beep', -14, { count: 3 }],
      ['fan', -8],
      ['robot', -16],
    ],
    ['a space station', 'eine Raumstation'],
    { room: 'room' },
  ),
  place(
    'battlefield',
    'battle battlefield war|schlacht schlachtfeld krieg',
    [
      ['explosion', 0, { distance: 0.5 }],
      ['gunshot', -4, { distance: 0.4 }],
      ['cheer', -9, { distance: 0.6 }],
      ['sword', -9],
      ['wind', -12],
    ],
    ['a battlefield', 'ein Schlachtfeld'],
  ),
]
