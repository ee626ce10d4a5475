import { words } from '../../kit/language/index.ts'

export const homeWords = words('app/home', {
  greeting: (name: string | null | undefined) => (name ? `What should we say, ${name}?` : 'What should we say?'),
  welcome: (name: string | null | undefined) =>
    name ? `Welcome to Vireo, ${name}. What should we say first?` : 'Welcome to Vireo. What should we say first?',
  recent: 'Recent recordings',
  all: 'See all',
  nothingYet: 'Your first recording will stand here',
  nothingYetText: 'Write a sentence above and press Generate.',
  next: 'What comes next',
  steps: {
    design: { title: 'Design a voice', note: 'Describe it and choose among three.' },
    clone: { title: 'Clone your voice', note: 'From a short recording, at once.' },
    invite: { title: 'Invite people', note: 'Work in one workspace, with one budget.' },
    key: { title: 'Make an API key', note: 'Speak from your own programs.' },
  },
} as const)
