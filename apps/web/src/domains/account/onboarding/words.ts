import { plural, words } from '#kit/language/index.ts'

export const onboardingWords = words('onboarding', {
  lead: 'Try each part of the product once. A step is ticked by itself as soon as you have begun it.',
  failed: 'The checklist could not be loaded',
  progress: (done: number, all: number) => `${done} of ${all}`,
  progressLabel: (done: number, all: number) =>
    `${done} of ${plural(all, { one: '1 step', other: `${all} steps` })} done`,
  allDone: 'You have taken every step there is. Nothing is left to do here.',
  done: 'Done',
  coming: 'Coming',
  comingNote: 'Not part of this instance yet, so it does not count.',
  hide: 'Hide checklist',
  show: 'Show in the sidebar',
  shownHelp: 'A small card at the foot of the sidebar, until every step is done.',
  finish: 'End checklist',
  next: (step: string) => `Next: ${step}`,
  congratulations: 'Congratulations on completing a step in your onboarding checklist.',
  hideFailed: 'Error hiding onnboarding checklist',
  items: {
    generate_text_to_speech: {
      title: 'Turn text into speech',
      description: 'Write a sentence, choose a voice, and press Generate.',
      button: 'Generate speech',
    },
    generate_speech_to_speech: {
      title: 'Change a voice',
      description: 'Say something yourself, and hear it again in another voice.',
      button: 'Change a voice',
    },
    add_voice_to_voice_lab: {
      title: 'Add a voice from the library',
      description: 'Choose a voice that somebody published, and keep it with your own.',
      button: 'Open the voice library',
    },
    design_voice: {
      title: 'Design a voice',
      description: 'Describe how it should sound, and choose from three.',
      button: 'Design a voice',
    },
    create_dub: {
      title: 'Dub a video',
      description: 'Have a video speak another language.',
      button: 'Create a dub',
    },
    join_affiliate: {
      title: 'Recommend Vireo',
      description: 'Get a link of your own, and share it.',
      button: 'Get your link',
    },
    generate_api_key: {
      title: 'Make an API key',
      description: 'The documentation makes one with you, and speaks with it at once.',
      button: 'Open the documentation',
    },
  },
} as const)
