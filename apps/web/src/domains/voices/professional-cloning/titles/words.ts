import { words } from '#kit/language/index.ts'

export const professionalTitleWords = words('professional-cloning/titles', {
  begin: 'Professional clone',
  note: 'As close to a voice as it gets: long recordings, proof that it is yours, and training in the background.',
  voice: 'Professional voice',
} as const)
