import { words } from '#kit/language/index.ts'

export const templateWords = words('onboarding/templates', {
  welcome: (name: string | null) =>
    name ? `Where would you like to begin, ${name}?` : 'Where would you like to begin?',
  nextLead: 'Each opens its tool with a text in it, and lets you hear a voice at once.',
  elevenLead: 'Choose what it is like. Its tool opens with a text in it that you can change.',
  suits: 'Suits what you make',
  toHome: 'Go to Home instead',
  tools: { speech: 'Speech', dialogue: 'Dialogue' },
  failed: 'Your answers could not be loaded',
  templates: {
    story: {
      title: 'A story',
      note: 'One voice tells it.',
      text: 'The lamp in the lighthouse had not been lit for eleven years. So when a light went over the water that night, everybody in the village came to the window, and nobody said a word.',
    },
    advert: {
      title: 'A short video',
      note: 'Half a minute of text over pictures.',
      text: 'You have ten seconds before they scroll on. So begin with the thing itself: the door opens, the kettle sings, and somebody says good morning.',
    },
    scene: {
      title: 'A scene with two characters',
      note: 'Two voices, line by line.',
      text: 'Did you hear that?\nIt is only the wind.\nThe wind does not knock three times.',
    },
    assistant: {
      title: 'A voice assistant',
      note: 'Short, friendly answers.',
      text: 'Your next appointment is at half past nine. You will want to leave in twenty minutes, as it has begun to rain.',
    },
    article: {
      title: 'An article',
      note: 'Read aloud, to listen to on the way.',
      text: 'Swifts sleep in the air. They leave the nest in summer and may not touch the ground again for ten months, eating, drinking and resting on the wing.',
    },
    podcast: {
      title: 'A podcast for two',
      note: 'Questions and answers in two voices.',
      text: 'Today we ask why bread rises.\nIt is alive, in a way: the yeast eats sugar and breathes out.\nSo every loaf is full of breath.',
    },
    lesson: {
      title: 'A lesson',
      note: 'Calm and clear, with time to follow.',
      text: 'Let us begin with three words. Water. Bread. Salt. Listen once more, and say each of them after me.',
    },
    announcement: {
      title: 'An announcement',
      note: 'For a phone line or a waiting room.',
      text: 'Thank you for calling. All our lines are busy at the moment. Please stay on the line, and somebody will be with you soon.',
    },
  },
} as const)
