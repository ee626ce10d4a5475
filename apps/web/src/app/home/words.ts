import { words } from '../../kit/language/index.ts'

export const homeWords = words('app/home', {
  greeting: (name: string | null | undefined) => (name ? `What should we say, ${name}?` : 'What should we say?'),
  welcome: (name: string | null | undefined) =>
    name ? `Welcome to Vireo, ${name}. What should we say first?` : 'Welcome to Vireo. What should we say first?',
  label: 'Text to speak',
  placeholder: 'Type a sentence, and take it to a voice …',
  start: 'Choose a voice',
  recent: 'Recent recordings',
  all: 'See all',
  credits: 'Credits',
  nothingYet: 'Your first recording will stand here',
  nothingYetText: 'Type a sentence above, choose a voice, and hear it.',
} as const)
