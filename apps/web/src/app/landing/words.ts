import { words } from '../../kit/language/index.ts'

export const landingWords = words('app/landing', {
  title: 'Text in, speech out, on your own server',
  lead: 'Vireo turns what you write into a voice you can listen to, download and build on. It is open, it runs on a machine without a graphics card, and nothing you type leaves it.',
  signUp: 'Start generating',
  signIn: 'Sign in',
  openApp: 'Open Vireo',
  pricing: 'Pricing',
  apiPricing: 'API pricing',
  languages: 'Languages',
  impactProgram: 'Impact program',
  samplesTitle: 'Hear it',
  docsShort: 'Docs',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  programTitle: 'One API for all of it',
  programText:
    'The public SDKs of this field work against your own server, unchanged. Create a key, set the address, and go on with the code that you have.',
  play: (name: string) => `Play ${name}`,
  pause: (name: string) => `Pause ${name}`,
  factsTitle: 'What you get',
  facts: [
    {
      title: 'More than a hundred voices',
      text: 'English in many accents and over forty other languages, each with its own character, ready the moment the server is.',
    },
    {
      title: 'The first word at once',
      text: 'Audio plays while the rest is still being spoken. Every take is kept in your history, to hear again or to download.',
    },
    {
      title: 'An API for everything',
      text: 'Whatever the screen can do, a program can do as well: whole recordings, streams, sockets, and the time of every character.',
    },
  ],
  docs: 'Read the API reference',
  source: 'Get the source code',
  footer: 'Vireo is free software under the AGPL, version 3 or later.',
} as const)

/** Samples of the premade voices, in the words that the server speaks for each. */
export const samples = [
  {
    voiceId: '2qqbAbPSgeWSVET7PD1M',
    name: 'Clara',
    about: 'American English, warm',
    language: 'en',
    text: 'Good morning. I read the news at breakfast, the minutes at noon, and a good story at night.',
  },
  {
    voiceId: 'pIsH5aFzeOjlNkqswRcM',
    name: 'Ewan',
    about: 'Scottish English, natural',
    language: 'en',
    text: 'The ferry leaves at ten past nine, and if the wind stays down you will be across before noon.',
  },
  {
    voiceId: 'IvR8t1G8K7VWNkfMdCIn',
    name: 'Hector',
    about: 'American English, deep',
    language: 'en',
    text: 'Far beyond the last lighthouse, where the charts turn white, a single ship held its course.',
  },
  {
    voiceId: 'UyA369cxnD39yHvfDA64',
    name: 'Colette',
    about: 'French, elegant',
    language: 'fr',
    text: 'Bonjour et bienvenue. Ce soir, nous parlerons de cuisine, de voyages et de vieux livres oubliés.',
  },
  {
    voiceId: 'UtI4hI5jpnLHKMgEOND0',
    name: 'Hanae',
    about: 'Japanese, polite',
    language: 'ja',
    text: 'おはようございます。今日は東京の古い町を歩きながら、美味しいお茶とお菓子を紹介します。',
  },
] as const
