import { words } from '../../kit/language/index.ts'

export const homeWords = words('app/home', {
  greeting: (name: string | null | undefined) => (name ? `What should we say, ${name}?` : 'What should we say?'),
  welcome: (name: string | null | undefined) =>
    name ? `Welcome to Vireo, ${name}. What should we say first?` : 'Welcome to Vireo. What should we say first?',
  recent: 'Recent recordings',
  all: 'See all',
  nothingYet: 'Your first recording will appear here',
  nothingYetText: 'Write a sentence above and press Generate.',
  next: 'What comes next',
  steps: {
    design: { title: 'Design a voice', note: 'Describe it, then choose from three.' },
    clone: { title: 'Clone your voice', note: 'From a short recording, in a moment.' },
    invite: { title: 'Invite people', note: 'Share a workspace and its credits.' },
    key: { title: 'Create an API key', note: 'Generate speech from your own programs.' },
    people: { title: 'Order from people', note: 'Transcripts and subtitles, written and checked.' },
  },
} as const)
