import { expect, test } from 'vitest'
import { readPlan } from '../compose/read-plan.ts'
import { wantsVocals } from './wants-vocals.ts'

test.each([
  'pop song with a singer',
  'song with male voice',
  'vocalist',
  'female vocals',
  'a cappella',
  'acapella',
  'A-cappella-Stück',

  'rap song about money',
  'she sings of the sea',
  'opera singer',
  'lyrics about rain',
  'throat singing',
  'spoken word over piano',

  'rapping over a trap beat',
  'with a soulful voice',
  'vocals',
  'no drums, female vocals',
  'no drums and female vocals',

  'no drums but a singer',
  'not too fast, with a singer',
  'without guitars and with vocals',
  'no drums and a female singer',
  'pop with vocals and an instrumental bridge',
  'a choir and a male singer',
  'no singing bowls, but a singer',

  'Lied mit Gesang',
  'eine Sängerin singt',
  'Popsong mit Text',
  'mit Frauenstimme',
  'mit einer sanften Stimme',
  'männliche Stimme',

  'Rap-Song über Geld',
  'gesungen von einem Sänger',
  'ohne Schlagzeug, mit Gesang',
  'ohne Gitarre, aber mit Sängerin',
])('“%s” wants somebody to sing', (prompt) => {
  expect(wantsVocals(prompt)).toBe(true)
})

test.each([
  'jazz without any vocals',
  'no lead vocals',
  'no vocals',
  'no lead or backing vocals',
  'without singing',
  'vocal-free lo-fi',

  'without drums, bass or vocals',
  'no drums and vocals',
  'no lyrics and no singing',
  'without a singer',
  'nobody sings',
  "don't add any vocals",
  'do not sing',
  'no kind of singing',
  'no need for a singer',
  'w/o vocals',
  'lyrics-free',
  'instrumental pop',
  'instrumental version of a song with a singer',
  'instrumental hip hop, rap vocals removed',

  'tibetan singing bowls for meditation',
  'a choir singing softly',
  'a violin sings over strings',
  'singing guitar lead',

  'singer-songwriter guitar',
  'background music for a voice-over',
  'a fugue for four voices',
  'with four voices',
  'voice leading',

  'rap beat',
  'trap',
  'lyrical piano',
  'a song about rain',
  'using strings',
  'a nice setting',
  'crossing',
  'singular',

  'ohne Sänger',
  'ohne Gesang',
  'kein Gesang',
  'ohne jeglichen Gesang',
  'ohne Gesang und Schlagzeug',
  'keine Vocals',
  'gesangsfrei',

  'ohne Schlagzeug oder Gesang',
  'weder laut noch schnell',
  'niemand singt',
  'ohne eine Sängerin',
  'Instrumentalmusik',

  'Klangschalen',
  'singende Klangschalen',
  'ein Chor singt leise',
  'Gesang der Vögel',
  'fröhliche Stimmung',
  'vier Stimmen',
  '',
])('“%s” does not', (prompt) => {
  expect(wantsVocals(prompt)).toBe(false)
})

const section = (positive: readonly string[], negative: readonly string[] = []) => ({
  name: 'Verse',
  durationMs: 8000,
  positive,
  negative,
})
const planned = (
  plan: { readonly positive?: readonly string[]; readonly negative?: readonly string[] },
  ...sections: ReturnType<typeof section>[]
) =>
  readPlan({ seed: 1, isLoop: false, isAmbience: false, plan: { positive: [], negative: [], ...plan, sections } }).brief
    .wantsVocals

test('a plan wants singing where one of its positive styles does, of the whole or of a section', () => {
  expect(planned({ positive: ['pop', 'female vocals'] }, section([]))).toBe(true)
  expect(planned({ positive: ['pop'] }, section(['calm']), section(['female vocals']))).toBe(true)
  expect(planned({ positive: ['no vocals', 'pop'] }, section([]))).toBe(false)
})

test.each(['female vocals', 'singer', 'any singing', 'rap vocals', 'Gesang', 'lyrics, vocals'])(
  'a plan that avoids “%s” wants nobody to sing',
  (style) => {
    expect(planned({ positive: ['pop'], negative: [style] }, section([], [style]))).toBe(false)
  },
)

test('who takes a section as it is asks for no singing in it', () => {
  const { composition } = readPlan({ seed: 1, isLoop: false, isAmbience: false, prompt: 'calm pop', lengthMs: 12_000 })
  const taken = { ...section(['female vocals']), taken: 0 }
  const plan = { positive: [], negative: [], source: composition, sections: [taken] }
  expect(readPlan({ seed: 2, isLoop: false, isAmbience: false, plan }).brief.wantsVocals).toBe(false)
})
