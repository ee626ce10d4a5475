/**
 * The product, as data. Import rules, registration order, the folders, the map in ARCHITECTURE.md and
 * `npm run where` are all derived from this file; a slice that is not here does not exist.
 */
export type Area = {
  /** What people find in it, in one sentence. */
  readonly purpose: string
  readonly slices: Readonly<Record<string, MappedSlice>>
}

export type MappedSlice = {
  /** One sentence a person who never read the code understands. */
  readonly purpose: string
  /**
   * Slices whose door (`index.ts`) this one may import, and with them whatever those use: an edge that follows from
   * another is not written. Slices of the foundation may be used by all others unsaid. Everything else travels by event
   * or hook.
   */
  readonly uses: readonly string[]
  /**
   * Slices above this one whose endpoints its pages ask, by the contract alone. On the server a lower slice asks a higher
   * one by a hook; a page has the API.
   */
  readonly asks?: readonly string[]
}

export const productMap = {
  foundation: {
    purpose:
      'What every other slice may lean on without saying so: people, their mail, who they are and where they work.',
    slices: {
      users: {
        purpose: 'Who somebody is: their profile and the document that describes them.',
        uses: [],
      },
      mail: {
        purpose:
          'Brings mails and text messages to people, or keeps them in the outbox of an instance without a carrier.',
        uses: [],
      },
      actions: {
        purpose: 'Codes in links: each lets one person do one thing, once, for a while.',
        uses: ['users'],
      },
      notifications: {
        purpose:
          'What the product has to say to a person: messages inside it, and mails where they matter outside of it.',
        uses: ['mail', 'actions'],
      },
      identity: {
        purpose: 'Proves who is calling: sign-up, sign-in, sessions, access tokens and API keys.',
        uses: ['mail', 'actions'],
        // Whoever follows an invitation is told who invites them before they sign up.
        asks: ['workspaces'],
      },
      workspaces: {
        purpose: 'The place that owns what people make, and what is paid for.',
        uses: ['identity'],
      },
    },
  },
  account: {
    purpose: 'What belongs to a person.',
    slices: {
      privacy: {
        purpose: 'What the product keeps of a person: taking it along, and having it forgotten.',
        uses: [],
      },
      onboarding: {
        purpose:
          'Gets somebody started: what they are asked when they arrive, the tool that fits, and a checklist of first steps.',
        uses: ['speech'],
      },
    },
  },
  workspace: {
    purpose: 'What belongs to a team: how it signs in, what it shares, who did what.',
    slices: {
      sso: {
        purpose: 'Lets people sign in through their organisation, for the domains it proved to own.',
        uses: [],
      },
      audit: {
        purpose:
          'Reads what the audit writer recorded: finding it, proving that nothing is missing, and taking it along.',
        uses: [],
      },
      resources: {
        purpose: 'Who may see and change a thing that somebody made: its owner, and whom it is shared with.',
        uses: [],
      },
      'service-accounts': {
        purpose: 'Members that are machines: they hold keys, belong to a workspace, and never sign in.',
        uses: ['resources'],
      },
    },
  },
  history: {
    purpose: 'What was made.',
    slices: {
      history: {
        purpose: 'Everything that was generated: finding it, hearing it again, downloading and deleting it.',
        uses: ['resources'],
      },
      sharing: {
        purpose: 'Lets people outside hear one recording, by a link that its maker can end.',
        uses: ['history'],
      },
      assets: {
        purpose: 'Keeps the files that a workspace brings for its other tools.',
        uses: ['history'],
      },
    },
  },
  developers: {
    purpose: 'What other programs hear of us.',
    slices: {
      webhooks: {
        purpose: 'Tells the servers of customers what happened, signed, and again until they have heard it.',
        uses: ['history'],
      },
    },
  },
  billing: {
    purpose: 'What is bought, used up and paid.',
    slices: {
      plans: {
        purpose: 'What can be bought: the catalogue of plans, with every version ever sold and what each allows.',
        uses: [],
      },
      usage: {
        purpose: 'Meters what was consumed and refuses what the plan does not cover.',
        uses: ['sso', 'history', 'plans'],
        // Reports say what voices and models are called.
        asks: ['voices', 'speech'],
      },
      billing: {
        purpose:
          'What a workspace buys and pays: its subscription, invoices, promo codes and the providers behind them.',
        uses: ['voices'],
      },
    },
  },
  voices: {
    purpose: 'The voices, and how one comes by them.',
    slices: {
      voices: {
        purpose: 'The voices a workspace can speak with: finding them, hearing them and tuning them.',
        uses: ['usage'],
        // Recordings that are added to a voice are listened to as those for a new one are.
        asks: ['instant-cloning'],
      },
      'voice-library': {
        purpose:
          'Voices that people publish for everybody on the instance: finding them, adding them, and taking them back with notice.',
        uses: ['voices'],
      },
      'voice-verification': {
        purpose: 'Lets people prove that a voice is theirs to speak with, by reading lines aloud.',
        uses: ['voices'],
      },
      'voice-design': {
        purpose: 'Makes new voices from words: what somebody describes, and what they change about a voice.',
        uses: ['speech'],
      },
      'instant-cloning': {
        purpose:
          'Makes a voice from short recordings at once: taking them in, the speaker’s consent, and the nearest voice there is.',
        uses: ['voices'],
      },
      'professional-cloning': {
        purpose:
          'Makes a voice that is close to its speaker: long recordings, proof of who speaks, and a training that goes on in the background.',
        uses: ['voice-verification', 'speech'],
      },
    },
  },
  publish: {
    purpose: 'What people make, where others hear it.',
    slices: {
      'audio-native': {
        purpose:
          'Reads the pages of a site aloud: the player that its owner puts there, the speech behind it, and how much of it was heard.',
        uses: ['speech'],
      },
      selling: {
        purpose:
          'Sells works to people with an account, keeps the ledger of what their authors earned, and pays it out.',
        uses: ['billing'],
        // Where somebody buys, the page shows the work and gives its price; the purchase is the work’s own call.
        asks: ['publishing'],
      },
      publishing: {
        purpose:
          'Brings works before everybody: what is made of recordings, checked, released as an edition, and taken back.',
        uses: ['sharing', 'selling'],
      },
      profiles: {
        purpose:
          'Gives people a public page of their own: who they are, their published voices, and the recordings and works they chose.',
        uses: ['voice-library', 'publishing'],
      },
    },
  },
  listening: {
    purpose: 'What is heard in recordings, and what people make of it.',
    slices: {
      alignment: {
        purpose: 'Says when each word of a text is said in a recording of it.',
        uses: ['speech'],
      },
      classifier: {
        purpose: 'Says whether a recording was made by this instance, by the mark that it carries.',
        uses: ['speech'],
      },
      isolation: {
        purpose: 'Takes what is no voice out of recordings, and keeps what is left.',
        uses: ['speech'],
      },
      transcription: {
        purpose: 'Writes down what is said in recordings, and keeps it to be read, corrected and taken along.',
        uses: ['speech', 'engines', 'webhooks'],
      },
      productions: {
        purpose: 'Takes orders of work on recordings, gives it to people, has it checked, and sees to the money.',
        uses: ['transcription', 'voice-library', 'billing'],
      },
      workbench: { purpose: 'Lets people write with a recording before them.', uses: ['productions', 'alignment'] },
    },
  },
  instance: {
    purpose: 'What whoever runs an instance looks after.',
    slices: {
      engines: {
        purpose: 'Installs models for engines, tries them, and says what this instance can do.',
        uses: ['voices'],
      },
      staff: {
        purpose: 'Lets staff find people and workspaces, look at them, and act where something is wrong.',
        uses: ['billing', 'engines'],
      },
      'impact-program': {
        purpose:
          'Takes applications for the impact program, lets whoever runs the instance decide about them, and gives the grants.',
        uses: ['billing', 'engines'],
      },
    },
  },
  sound: {
    purpose: 'Sounds and music made from words.',
    slices: {
      'sound-effects': {
        purpose:
          'Makes sound effects of what somebody writes, with loops, seeds and variants, and keeps a library of those that everybody finds.',
        uses: ['speech', 'sharing', 'engines'],
      },
      music: {
        purpose: 'Composes music of words or a plan of sections, and keeps its score, parts and plan.',
        uses: ['speech', 'engines'],
      },
    },
  },
  speech: {
    purpose: 'Speech made from words, or from other speech.',
    slices: {
      speech: {
        purpose: 'Turns text into speech, whole, streamed or over a socket.',
        uses: ['pronunciation'],
      },
      pronunciation: {
        purpose: 'Teaches voices how words are said, by dictionaries of rules that a workspace collects.',
        uses: ['voices'],
      },
    },
  },
  newcomers: {
    purpose: 'Whoever meets the product for the first time.',
    slices: {
      visits: {
        purpose:
          'Counts who comes and what comes of it, on this instance and with their consent, and tells whoever runs it.',
        uses: ['engines'],
      },
      referral: {
        purpose: 'Lets people bring others by a link, and credits them once for each who pays for the first time.',
        uses: ['usage'],
      },
      landing: {
        purpose:
          'Shows the product to people without an account: pages of languages and accents that can be heard and tried, and what the operator has to say.',
        uses: ['voice-library', 'classifier'],
      },
    },
  },
} as const satisfies Record<string, Area>

type Areas = typeof productMap
export type AreaName = keyof Areas
export type SliceName = { [A in AreaName]: keyof Areas[A]['slices'] }[AreaName]
